/** Endings that a Korean word bears by its place in a sentence; the longest that leaves two letters goes. */
export const PARTICLES =
  /(?<=^.{2,})(?:에서는|으로는|이라는|에서|으로|에게|까지|부터|보다|처럼|라는|하는|하면|하고|하며|해서|했다|한다|된다|되면|되는|은|는|이|가|을|를|에|의|로|와|과|도|만|다|요)$/u;
