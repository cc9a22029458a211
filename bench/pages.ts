import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { ANSWER_STATUS } from '../packages/contract/src/answers/answer-status.ts';
import { CLUB_TYPE } from '../packages/contract/src/clubs/club-type.ts';
import { askAs, clubOf, logIn, type Cookie } from './demo.ts';
import { startServer } from './process.ts';

const TIMINGS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Of a hundred, in this order. */
const GOALS = [95, 100, 100];
const CLUB = '데이터베이스 설계 실전 클럽';
/** Characters of what Lighthouse says of one failure. */
const MOST = 600;
const READER = 'member1@dure.test';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

interface Item {
  resourceType?: string;
  transferSize: number;
}

function bytes(items: Item[], type: string): string {
  const sum = items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((all, item) => all + item.transferSize, 0);
  return `${type.toLowerCase()} ${(sum / 1024).toFixed(0)} KB`;
}

/** What Lighthouse (mobile) says of one page; it may fail to look, which says nothing against the page. */
async function measure(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) return [`no result: ${result?.lhr.runtimeError?.message ?? 'nothing came'}`];
  const { categories, audits } = result.lhr;
  const points = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const scores = points.map((score, index) => `${CATEGORIES[index]} ${score}`);
  const verdict = points.every((score, index) => score >= GOALS[index]!) ? 'reached' : 'MISSED';
  const timings = Object.entries(TIMINGS).map(([name, audit]) => `${name} ${audits[audit]?.displayValue}`);
  const items = (audits['network-requests']?.details as { items?: Item[] } | undefined)?.items ?? [];
  // Each category has failures of its own; performance is judged by the timings.
  const failing = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name} fails ${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, MOST)}`),
  );
  const sizes = ['Script', 'Stylesheet', 'Font', 'Document'].map((type) => bytes(items, type));
  return [
    `${scores.join(', ')} (goals ${GOALS.join(', ')}: ${verdict}); ${timings.join(', ')}`,
    items.length === 0 ? 'requests unknown' : `${sizes.join(', ')}, ${items.length} requests`,
    ...failing,
  ];
}

interface List<T> {
  readonly contents: readonly T[];
}

/** Answer rooms before and after the pre-answer and after the final one, and a study of a lecture club: as this member has them. */
async function roomsOf(base: string, cookie: Cookie, club: number): Promise<string[]> {
  const ask = <T>(path: string) => askAs<T>(base, cookie, path);
  const quizzes = await ask<List<{ quizSequence: number; myAnswerStatus: string | null }>>(
    `/api/v1/clubs/${club}/quizzes/me`,
  );
  const rooms = Object.values(ANSWER_STATUS).flatMap((status) => {
    const quiz = quizzes.contents.find(({ myAnswerStatus }) => myAnswerStatus === status);
    return quiz ? [`/quiz/${club}/quizzes/${quiz.quizSequence}`] : [];
  });
  const clubs = await ask<List<{ clubSequence: number }>>(
    `/api/v1/my/clubs?clubType=${CLUB_TYPE.lecture}&clubViewFilter=MEMBER`,
  );
  const lecture = clubs.contents[0]?.clubSequence;
  if (lecture === undefined) return rooms;
  const { studies } = await ask<{ studies: readonly { clubStudySequence: number }[] }>(
    `/api/v1/lecture-club/${lecture}/about`,
  );
  const study = studies.slice(0, 1).map(({ clubStudySequence }) => `/lecture/${lecture}/studies/${clubStudySequence}`);
  return [...rooms, `/lecture/${lecture}`, ...study];
}

/**
 * Lighthouse (mobile) of public and members' pages of a server with the demo data, and what they transfer; with `only`, of the
 * pages alone whose address and reader, such as `/quiz/18/edit (instructor@dure.test)`, hold one of these words.
 */
export async function measurePages(say: (line: string) => void, only: readonly string[] = []): Promise<void> {
  const { executablePath, args } = await findOrInstallChromium();
  const directory = await mkdtemp(join(tmpdir(), 'dure-pages-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  try {
    const settings = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error' };
    const server = await startServer(settings);
    ends.unshift(() => server.stop());
    const port = await freePort();
    // Lighthouse opens its page in the browser's own profile, which keeps the log-in: a header of its own reaches no document.
    const browser = await chromium.launchPersistentContext(join(directory, 'browser'), {
      executablePath,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    ends.unshift(() => browser.close());
    const club = await clubOf(server.line, CLUB);
    const places: Readonly<Record<string, readonly string[]>> = {
      visitor: ['/', '/quiz', '/account/login', `/quiz/${club}`],
      [READER]: ['/', `/quiz/${club}`, '/studyroom', '/account/my/alarms'],
      'instructor@dure.test': [
        '/quiz/create',
        `/quiz-dashboard/${club}`,
        `/quiz-dashboard/${club}/grading`,
        `/quiz-dashboard/${club}/edit`,
        '/quiz-make',
      ],
      'manager@dure.test': ['/system/admin/club-approval'],
    };
    for (const [who, paths] of Object.entries(places)) {
      const cookie = who === 'visitor' ? undefined : await logIn(server.line, who);
      await browser.clearCookies();
      if (cookie) await browser.addCookies([cookie]);
      const rooms = who === READER && cookie ? await roomsOf(server.line, cookie, club) : [];
      for (const path of [...paths, ...rooms]) {
        const page = `${path} (${who})`;
        if (only.length > 0 && !only.some((word) => page.includes(word))) continue;
        for (const line of await measure(`${server.line}${path}`, port)) say(`Lighthouse ${page}: ${line}`);
      }
    }
  } finally {
    for (const end of ends) await end().catch((error: unknown) => say(`could not tidy up: ${String(error)}`));
  }
}
