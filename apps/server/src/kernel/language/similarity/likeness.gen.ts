import type { LikenessWeights } from './pair.ts';

/**
 * Written by `npm run fit:similarity`, fitted on every second pair of
 * korsts-dev.tsv, SHA-256 d835b65b424401fb…
 * Whose data this is, and how it is fitted: docs/built-in-tools.md.
 */
export const LIKENESS: LikenessWeights = {
  usual: 0.4979,
  measures: {
    syllables: [0.3622, 0.254],
    letters: [0.3744, 0.2481],
    aligned: [0.4349, 0.2406],
    alignedBoth: [0.2432, 0.2319],
    missingMost: [36.38, 22.26],
    missingLeast: [25.09, 17.71],
    digits: [0.1567, 0.3532],
    numbers: [0.3088, 0.4515],
    length: [2.241, 0.3789],
    negation: [0.1347, 0.3414],
    contrast: [0.06533, 0.2577],
    first: [0.3322, 0.4602],
    last: [0.3791, 0.4712],
  },
  weights: [
    0.08436, 0.03211, 0.147, -0.007956, 0.01898, 0.02746, -0.0359, -0.007565, -0.00897, -0.01071, -0.03677, 0.002189,
    -0.01331, -0.03478, 0.02083, 0.05031, -0.01739, 0.001596, -0.01209, 0.0262, -0.04063, 0.01353, 0.008103, 0.006908,
    -0.00343, 0.01698, -0.03494, -0.03456, -0.05377, 0.05654, -0.04765, 0.02639, -0.01743, -0.008348, -0.01739,
    -0.01978, -0.01472, -0.0008786, 0.01033,
  ],
};
