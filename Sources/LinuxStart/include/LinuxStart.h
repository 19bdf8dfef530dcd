/// Lets the command start where there is no `/proc`; nothing has to be called.
