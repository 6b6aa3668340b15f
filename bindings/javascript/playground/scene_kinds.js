// What a node of a scene is, as bits.

export const GUIDE = 1, GONE = 2, HIDDEN = 4;
