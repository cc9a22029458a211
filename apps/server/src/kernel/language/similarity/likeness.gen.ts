import type { LikenessWeights } from './pair.ts';

/**
 * Written by `npm run fit:similarity`, fitted on every second pair of
 * korsts-dev.tsv, SHA-256 d835b65b424401fb…
 * Whose data this is, and how it is fitted: docs/built-in-tools.md.
 */
export const LIKENESS: LikenessWeights = {
  usual: 0.4976,
  measures: {
    syllables: [0.3622, 0.254],
    letters: [0.3744, 0.2481],
    aligned: [0.435, 0.2405],
    alignedBoth: [0.2433, 0.2319],
    missingMost: [36.39, 22.27],
    missingLeast: [25.1, 17.72],
    digits: [0.1567, 0.3532],
    numbers: [0.3088, 0.4515],
    length: [2.241, 0.3789],
    negation: [0.1347, 0.3414],
    contrast: [0.06533, 0.2577],
    first: [0.3322, 0.4601],
    last: [0.3791, 0.4712],
  },
  weights: [
    0.08418, 0.03225, 0.1468, -0.007915, 0.01894, 0.02695, -0.0358, -0.007563, -0.008434, -0.01117, -0.03684, 0.002096,
    -0.01334, -0.03485, 0.02074, 0.04972, -0.01707, 0.001786, -0.01173, 0.02612, -0.04055, 0.01324, 0.008454, 0.006877,
    -0.003401, 0.01697, -0.03553, -0.03538, -0.05216, 0.0568, -0.04756, 0.02703, -0.01739, -0.008344, -0.01707,
    -0.02006, -0.01471, -0.0008631, 0.01043,
  ],
};
