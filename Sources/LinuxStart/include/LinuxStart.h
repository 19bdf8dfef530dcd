/// Makes the command run without `/proc`. There is nothing to call.
