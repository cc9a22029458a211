import type { Weights } from './weights.ts';

/**
 * Written by `npm run fit:grading`, fitted on every second quiz of
 * saf-english-training.csv, SHA-256 4abb444861d57e68…
 * saf-german-training.csv, SHA-256 3791f126bde494c5…
 * Whose data this is, and how it is fitted: docs/built-in-tools.md.
 */
export const WEIGHTS: Weights = {
  usual: 0.7675,
  measures: {
    parts: [0.2142, 0.1764, 0.03183],
    meanings: [0.17, 0.151, 0.01034],
    points: [0.3471, 0.2327, 0],
    best: [0.5604, 0.3555, 0.01161],
    pointsHere: [0.05814, 0.7125, 0.03201],
    central: [-0.02937, 0.7373, 0.1018],
    short: [-0.3424, 0.4826, 0.0579],
    numbers: [0.1654, 0.3371, 0.04201],
  },
  kernel: {
    quiz: 0.02765,
    slope: 0.24,
    text: 0.3,
    letters: 0.56,
    measures: 0.16,
    near: 0.48,
    noise: 0.1125,
  },
  scale: [0, 0.04271, 0.1341, 0.1883, 0.3509, 0.5166, 0.6416, 0.7825, 0.8693, 0.939, 0.9947],
  confidence: [-0.8408, 1.951, -0.1928, 1.034, -1.816, -0.3806, -2.157, -0.8671, 3.862],
};
