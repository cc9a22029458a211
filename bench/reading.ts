import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf } from '../apps/server/demo/documents/pdf.ts';
import { readInChild } from '../apps/server/src/features/authoring/contents/reading/reader.ts';
import { pssMb, family } from './process.ts';

/** A PDF of 300 full pages is read within 5 seconds, by a process that holds no more than 120 MB. */
const PAGES = 300;
const GOAL = { seconds: 5, megabytes: 120 };
const LINE =
  '인덱스는 찾을 행이 적을 때 이롭다. 조건에 걸리는 행이 표의 상당 부분이면 흩어진 쪽을 읽는 비용이 표를 처음부터 끝까지 읽는 비용보다 커진다.';

const directory = await mkdtemp(join(tmpdir(), 'dure-bench-'));
try {
  const path = join(directory, 'book.pdf');
  const pages = Array.from({ length: PAGES }, (_, index) => ({
    heading: `${index + 1}. 실행 계획`,
    paragraphs: Array.from({ length: 12 }, (__, no) => `${no + 1} ${LINE}`),
  }));
  await writeFile(path, makePdf(pages));
  let most = 0;
  const watch = setInterval(() => {
    for (const pid of family(process.pid)) if (pid !== process.pid) most = Math.max(most, pssMb([pid]));
  }, 50);
  const began = Date.now();
  const result = await readInChild({ path, kind: 'PDF', contentType: 'application/pdf' });
  const seconds = (Date.now() - began) / 1000;
  clearInterval(watch);
  if (result.failure !== null) throw new Error(`The PDF was not read: ${result.failure}.`);
  const isReached = seconds <= GOAL.seconds && most <= GOAL.megabytes;
  process.stdout.write(
    `PDF of ${PAGES} pages, ${result.passages.length} passages: ${seconds.toFixed(1)} s (goal ${GOAL.seconds}), ` +
      `${Math.round(most)} MB (goal ${GOAL.megabytes}): ${isReached ? 'reached' : 'MISSED'}\n`,
  );
  process.exitCode = isReached ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}
