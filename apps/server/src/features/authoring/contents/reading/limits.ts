import { availableParallelism } from 'node:os';

/** Readers at work for one organisation: each keeps a core busy. One that is slow leaves another free. */
const READERS_OF_ONE = Math.max(2, availableParallelism());
/** Readers of one server: another organisation finds one free. */
export const READERS = READERS_OF_ONE + 1;

/** Of all scanned pages of a document together; those that come after are told. */
export const RECOGNISING_MS = 480_000;

/** What one reading may take. A usual textbook of 300 pages has half a million characters. */
export const READING_LIMITS = {
  seconds: 120,
  /** Without a word from the reader: one that hangs is not waited for longer. */
  silentSeconds: 30,
  /** Of the reader's heap; what it unpacks lies beside it. */
  heapMegabytes: 384,
  /** Of everything that the reader holds. */
  memoryBytes: 700 * 1024 * 1024,
  characters: 4_000_000,
  pages: 3000,
  rows: 100_000,
  /** Unpacked bytes of a package, all its parts that are read together. */
  unpackedBytes: 100 * 1024 * 1024,
  xmlDepth: 256,
  htmlDepth: 200,
  htmlElements: 50_000,
  pageBytes: 10 * 1024 * 1024,
};
