import { basename } from 'node:path';
import type { LeftOut } from '@dure/contract/authoring/contents/left-out.text';
import type { ContentUnit, ReadingState } from '@dure/contract/authoring/contents/reading';
import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import { firstState, kindOfFile } from '../../apps/server/src/features/authoring/contents/contents.policy.ts';
import type { Passage } from '../../apps/server/src/features/authoring/contents/reading/cut-passages.ts';
import { Recognition } from '../../apps/server/src/kernel/recognition/recognition.ts';
import { readInChild } from '../../apps/server/src/features/authoring/contents/reading/reader.ts';
import type { RecognisedPage } from '../../apps/server/src/features/authoring/contents/reading/outlet.ts';
import type { ReaderTask } from '../../apps/server/src/features/authoring/contents/reading/reader-words.ts';
import { sniff } from '../../apps/server/src/kernel/files/sniff.ts';

/** What became of a file: `REFUSED` where it could not even be uploaded. */
export interface DocumentText {
  readonly state: Extract<ReadingState, 'READ' | 'FAILED' | 'NONE'> | 'REFUSED';
  readonly failure: ReadingFailure | null;
  readonly title: string;
  readonly unit: ContentUnit | null;
  /** Pages or slides; 0 where the format has none. */
  readonly pages: number;
  readonly passages: readonly Passage[];
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly Passage[];
  /** Scanned pages that were recognised, and how sure that is. */
  readonly recognised: readonly RecognisedPage[];
}

const NOTHING = {
  failure: null,
  title: '',
  unit: null,
  pages: 0,
  passages: [],
  leftOut: [],
  notes: [],
  recognised: [],
};

const recognition = new Recognition(process.env['TESSERACT'] ?? 'tesseract');

/** Reads a file as an upload is read: its kind by its content, in a process of its own. */
export async function readDocument(path: string): Promise<DocumentText> {
  const found = await sniff(path, basename(path));
  if (!found || found.kind === 'archive') return { ...NOTHING, state: 'REFUSED' };
  const kind = kindOfFile(found.contentType);
  if (firstState(kind) === 'NONE') return { ...NOTHING, state: 'NONE' };
  const task = { path, kind: kind as ReaderTask['kind'], contentType: found.contentType };
  const result = await readInChild(task, undefined, { recognition });
  if (result.failure !== null) return { ...NOTHING, state: 'FAILED', failure: result.failure };
  const { title, unit, unitCount, passages, leftOut, notes, recognised } = result;
  return {
    ...NOTHING,
    state: 'READ',
    title,
    unit,
    pages: unit === 'ROW' ? 0 : (unitCount ?? 0),
    passages,
    leftOut,
    notes,
    recognised,
  };
}

/** What was read as one text, each heading where it begins. */
export function textOf({ passages }: Pick<DocumentText, 'passages'>): string {
  let path: string[] = [];
  const lines: string[] = [];
  for (const { heading, text } of passages) {
    const next = heading === '' ? [] : heading.split(' › ');
    if (next.join() !== path.join()) lines.push(...next.filter((one, at) => one !== path[at] && one !== text));
    path = next;
    lines.push(text);
  }
  return lines.join('\n');
}
