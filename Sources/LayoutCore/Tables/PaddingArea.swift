extension ContainerValues {
  /// The area of a container whose lines its padding counts from.
  var paddingArea: Area { self[flag: .paddingFromMargins] ? .margins : .edges }
}
