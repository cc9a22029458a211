import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { Ask, SendMessage } from '../../../../kernel/child-process/serve-task.ts';
import { cleanHeading, PassageCutter, type Passage } from './cut-passages.ts';
import { READING_LIMITS } from './limits.ts';
import { LeftOutCounter } from './left-out.ts';
import type { Block, Outlet, Format, RecognisedPage } from './outlet.ts';
import type { ReaderTask, ReaderWord } from './reader-words.ts';
import { Unreadable } from './unreadable.ts';

/** What reads each kind; loaded when it is needed. */
const FORMATS: Readonly<Record<ReaderTask['kind'], () => Promise<Format>>> = {
  PDF: async () => (await import('./pdf/pdf.ts')).readPdf,
  DOCX: async () => (await import('./formats/docx.ts')).readDocx,
  PPTX: async () => (await import('./formats/pptx.ts')).readPptx,
  XLSX: async () => (await import('./formats/xlsx.ts')).readSheets,
  HWPX: async () => (await import('./formats/hwpx.ts')).readHwpx,
  HWP: async () => (await import('./formats/hwp.ts')).readHwp,
  HTML: async () => (await import('./formats/html.ts')).readHtml,
  PAGE: async () => (await import('./formats/html.ts')).readPage,
  MD: async () => (await import('./formats/text.ts')).readText,
  TXT: async () => (await import('./formats/text.ts')).readText,
  OLD: async () => (await import('./formats/unsupported.ts')).readOld,
};

const BATCH = 50;
const PROGRESS_MS = 250;

/** Reads one file and says what it finds, as it finds it; the word that it answers is the last. */
export async function readFile(
  { path, kind, contentType, recognises = false }: ReaderTask,
  say: SendMessage<ReaderWord>,
  ask?: Ask<ReaderWord>,
): Promise<ReaderWord> {
  let batch: Passage[] = [];
  let characters = 0;
  let progress: { unit: ContentUnit | null; of: number } = { unit: null, of: 0 };
  let title = '';
  let told = 0;
  const flush = () => {
    void say({ say: 'passages', passages: batch });
    batch = [];
  };
  const cutter = new PassageCutter((passage) => {
    batch.push(passage);
    if (batch.length === BATCH) flush();
  });
  const notes: Passage[] = [];
  const noteCutter = new PassageCutter((note) => notes.push(note));
  const leftOut = new LeftOutCounter();
  const recognised: RecognisedPage[] = [];
  const isRow = kind === 'XLSX';
  const count = ({ text }: Block) => {
    characters += text.length;
    if (characters > READING_LIMITS.characters) throw new Unreadable('tooLarge');
  };
  const out: Outlet = {
    counted: (unit, of) => {
      progress = { unit, of };
      void say({ say: 'progress', ...progress, done: 0 });
    },
    done: (done) => {
      if (Date.now() - told < PROGRESS_MS && done !== progress.of) return;
      told = Date.now();
      void say({ say: 'progress', ...progress, done });
    },
    title: (found) => {
      title = cleanHeading(found);
    },
    block: (block) => {
      count(block);
      cutter.add(block, isRow);
    },
    note: (block) => {
      count(block);
      noteCutter.add(block);
    },
    leftOut: (reason, unitNo = null) => leftOut.add(reason, unitNo),
    recognise:
      recognises && ask
        ? async (picture) => (await ask({ say: 'recognise', picture })) as string | undefined
        : undefined,
    recognised: (page) => recognised.push(page),
  };
  try {
    const format = await FORMATS[kind]();
    await format(path, out, contentType);
    cutter.end();
    noteCutter.end();
    flush();
    return characters === 0
      ? { say: 'failure', failure: 'empty' }
      : { say: 'end', title, leftOut: leftOut.all, notes, recognised };
  } catch (error) {
    return { say: 'failure', failure: error instanceof Unreadable ? error.failure : 'broken' };
  }
}
