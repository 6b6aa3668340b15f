"""The C library as Python sees it: functions, handles, owners, checks of what C is passed."""
