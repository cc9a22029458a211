import type { LeftOut } from '@dure/contract/authoring/contents/left-out.text';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import { runInChild, type ChildLimits } from '../../../../kernel/child-process/run-in-child.ts';
import type { PagePicture, Recognition } from '../../../../kernel/recognition/recognition.ts';
import type { Passage } from './cut-passages.ts';
import { READING_LIMITS, RECOGNISING_MS } from './limits.ts';
import type { RecognisedPage } from './outlet.ts';
import type { ReaderTask, ReaderWord } from './reader-words.ts';

const CHILD = new URL('./reader.child.ts', import.meta.url);

/** What came of a reading. */
export type ReadingResult =
  | { readonly failure: ReadingFailure }
  | {
      readonly failure: null;
      readonly title: string;
      readonly unit: ContentUnit | null;
      readonly unitCount: number | null;
      readonly passages: readonly Passage[];
      readonly leftOut: readonly LeftOut[];
      /** Of speakers, apart from the passages. */
      readonly notes: readonly Passage[];
      readonly recognised: readonly RecognisedPage[];
    };
export type OnProgress = (progress: { readonly done: number; readonly of: number }) => void;

/** Hears the words of a reader and answers what came of them, once it knows. */
export function gatherReading(onProgress: OnProgress = () => {}): (word: ReaderWord) => ReadingResult | undefined {
  let unit: ContentUnit | null = null;
  let unitCount: number | null = null;
  const passages: Passage[] = [];
  return (word) => {
    if (word.say === 'failure') return { failure: word.failure };
    if (word.say === 'end') {
      const { title, leftOut, notes, recognised } = word;
      return { failure: null, title, unit, unitCount, passages, leftOut, notes, recognised };
    }
    if (word.say === 'recognise') return undefined;
    if (word.say === 'passages') {
      passages.push(...word.passages);
    } else {
      unit = word.unit;
      unitCount = word.unit === null ? null : word.of;
      onProgress({ done: word.done, of: word.of });
    }
    return undefined;
  };
}

/** Reads a file in a process of its own, which asks here for the words of pictures. */
export async function readInChild(
  task: ReaderTask,
  onProgress?: OnProgress,
  { limits = READING_LIMITS, recognition }: { readonly limits?: ChildLimits; readonly recognition?: Recognition } = {},
): Promise<ReadingResult> {
  let recognising = 0;
  const recognise = async (picture: PagePicture, by: Recognition) => {
    if (recognising > RECOGNISING_MS) return undefined;
    const began = Date.now();
    const table = await by.tableOf(picture);
    recognising += Date.now() - began;
    return table;
  };
  const recognises = (await recognition?.isThere()) ?? false;
  return runInChild<ReaderTask, ReaderWord, ReadingResult>(
    CHILD,
    { ...task, recognises },
    limits,
    gatherReading(onProgress),
    (word) => (word.say === 'recognise' && recognition ? recognise(word.picture, recognition) : undefined),
  );
}
