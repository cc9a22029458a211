import { basename } from 'node:path';
import { LEFT_OUT } from '@dure/contract/authoring/contents/left-out.text';
import { READING_FAILURES } from '@dure/contract/authoring/contents/reading-failures.text';
import { readDocument, type DocumentText } from './documents/read-document.ts';

const UNITS = { PAGE: 'page', SLIDE: 'slide', ROW: 'row' } as const;

const placeOf = ({ unit }: DocumentText, unitNo: number | null) =>
  unit === null || unitNo === null ? '' : `${UNITS[unit]} ${unitNo}`;

function* linesOf(read: DocumentText): Generator<string> {
  for (const { unitNo, heading, text } of read.passages) {
    const place = [placeOf(read, unitNo), heading].filter((part) => part !== '').join(', ');
    yield `[${place}] ${text.replaceAll('\n', ' ⏎ ')}`;
  }
  for (const { unitNo, text } of read.notes)
    yield `note of a speaker: [${placeOf(read, unitNo)}] ${text.replaceAll('\n', ' ⏎ ')}`;
  for (const { reason, count, units } of read.leftOut) {
    const places = units.map((no) => placeOf(read, no)).join(', ');
    yield `left out: ${LEFT_OUT[reason]} × ${count}${places && ` (${places})`}`;
  }
  if (read.failure) yield `${read.state}: ${READING_FAILURES[read.failure].message}`;
}

/** Prints what the reader reads of a file, a passage a line with its place, and what it leaves out. */
const [path, ...options] = process.argv.slice(2).toSorted((a, b) => Number(a === '--json') - Number(b === '--json'));
if (path === undefined || path === '--json' || options.some((option) => option !== '--json')) {
  process.stderr.write('Usage: npm run read -- FILE [--json]\n');
  process.exit(2);
}
const read = await readDocument(path);
if (options.includes('--json')) {
  for (const passage of read.passages) process.stdout.write(`${JSON.stringify(passage)}\n`);
  const { passages, leftOut, notes, recognised, pages, state, failure, title } = read;
  process.stdout.write(
    `${JSON.stringify({ file: basename(path), title, passages, leftOut, notes, recognised, pages, state, failure })}\n`,
  );
} else {
  for (const line of linesOf(read)) process.stdout.write(`${line}\n`);
}
process.exitCode = read.state === 'READ' || read.state === 'NONE' ? 0 : 1;
