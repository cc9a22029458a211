import { cleanText } from '@dure/contract/http/clean-text';
import type { Output } from 'ai';
import { AiFailure } from './failure.ts';

/** Characters that a token has at most: JSON writes one syllable with six. */
const CHARACTERS_OF_TOKEN = 16;
/** Between two parts of an answer that are read, at least. */
const PART_MS = 300;
/** A part is read once the answer is so much longer than the last one: all of them together stay linear in the whole. */
const GROWTH = 1.1;

type Shape<T> = Output.Output<T, unknown, never>;

/** Text of a provider is cleaned before anything else sees it, as what people type is. */
const cleanValues = (_key: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);

/** JSON whose strings are clean; broken JSON stays as it is, for its shape to say what is wrong. */
function cleanJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, cleanValues));
  } catch {
    return text;
  }
}

/** One answer that is listened to. */
export interface Listening<T> {
  /** For the SDK. */
  readonly output: Shape<T>;
  /** Tells what came after the last part, however it ended. */
  readonly rest: () => Promise<void>;
  /** Tells nothing more. */
  readonly stop: () => void;
}

/**
 * Listens to one answer of at most so many tokens: strings without control characters and halves of surrogate pairs, parts a
 * few times a second. Throws `wrongShape` where the answer goes on for longer than it may.
 */
export function listenFor<T>(shape: Shape<T>, tokens: number, onPart?: (part: unknown) => void): Listening<T> {
  const most = tokens * CHARACTERS_OF_TOKEN;
  const check = (text: string) => {
    if (text.length > most) throw new AiFailure('wrongShape');
  };
  let came = '';
  let [told, toldAt] = [0, -Infinity];
  // A provider that pauses must not keep back what it wrote before.
  let quiet: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(quiet);
  const tell = async () => {
    stop();
    [told, toldAt] = [came.length, performance.now()];
    const read = await shape.parsePartialOutput({ text: came });
    if (read) onPart?.(JSON.parse(JSON.stringify(read.partial), cleanValues));
  };
  return {
    output: {
      ...shape,
      parseCompleteOutput: ({ text }, context) => {
        check(text);
        return shape.parseCompleteOutput({ text: cleanJson(text) }, context);
      },
      // Nothing is given to the SDK, which would keep every part.
      parsePartialOutput: async ({ text }) => {
        check(text);
        came = text;
        stop();
        if (text.length >= told * GROWTH && performance.now() - toldAt >= PART_MS) await tell();
        else quiet = setTimeout(() => void tell().catch(() => undefined), PART_MS);
        return undefined;
      },
    },
    rest: async () => {
      stop();
      if (came.length > told) await tell();
    },
    stop,
  };
}
