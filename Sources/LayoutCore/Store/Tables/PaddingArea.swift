extension ContainerValues {
  /// The area of a container whose lines its padding counts from.
  package var paddingArea: Area { self[flag: .paddingFromMargins] ? .margins : .edges }
}
