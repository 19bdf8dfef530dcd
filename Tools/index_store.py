"""Reads the compiler's index of declarations and references with the toolchain's libIndexStore."""

import ctypes

RECORD = 2  # a unit's dependency of the kind that contains occurrences


class Text(ctypes.Structure):
    """`indexstore_string_ref_t`: bytes without a terminator."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
ON_OBJECT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class IndexStore:
    """An index written by `-index-store-path`."""

    def __init__(self, library, folder):
        self.library = ctypes.CDLL(str(library))
        for name in ["store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol"]:
            self._function(name).restype = ctypes.c_void_p
        for name in ["unit_reader_get_main_file", "unit_dependency_get_name", "symbol_get_usr"]:
            self._function(name).restype = Text
        self.store = self._open("store_create", str(folder).encode())

    def occurrences(self):
        """File, line and USR of everything that the sources declare or refer to."""
        units = []
        take = lambda name: units.append(str(name))
        self._each("store_units_apply_f", self.store, ctypes.c_uint(1), on=ON_TEXT, take=take)
        found = []
        for unit in units:
            reader = self._open("unit_reader_create", self.store, unit.encode())
            file = str(self._function("unit_reader_get_main_file")(ctypes.c_void_p(reader)))
            records = []
            take = lambda one: self._note(one, records)
            self._each("unit_reader_dependencies_apply_f", reader, on=ON_OBJECT, take=take)
            for record in records:
                reader = self._open("record_reader_create", self.store, record.encode())
                take = lambda one: found.append((file, self._line(one), self._usr(one)))
                self._each("record_reader_occurrences_apply_f", reader, on=ON_OBJECT, take=take)
        return found

    def _note(self, dependency, records):
        dependency = ctypes.c_void_p(dependency)
        if self._function("unit_dependency_get_kind")(dependency) == RECORD:
            records.append(str(self._function("unit_dependency_get_name")(dependency)))

    def _usr(self, occurrence):
        symbol = self._function("occurrence_get_symbol")(ctypes.c_void_p(occurrence))
        return str(self._function("symbol_get_usr")(ctypes.c_void_p(symbol)))

    def _line(self, occurrence):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self._function("occurrence_get_line_col")(ctypes.c_void_p(occurrence), ctypes.byref(line), ctypes.byref(column))
        return line.value

    def _function(self, name):
        return getattr(self.library, "indexstore_" + name)

    def _open(self, name, *arguments):
        error = ctypes.c_void_p()
        pointers = [ctypes.c_void_p(one) if isinstance(one, int) else one for one in arguments]
        opened = self._function(name)(*pointers, ctypes.byref(error))
        if not opened:
            raise OSError(f"the index cannot be read: {name}")
        return opened

    def _each(self, name, object, *arguments, on, take):
        self._function(name)(ctypes.c_void_p(object), *arguments, None, on(lambda _, one: take(one) or True))
