import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { ANSWER_STATUS } from '../packages/contract/src/codes/answer-status.ts';
import { CONTENT_TYPE } from '../packages/contract/src/authoring/contents/content-type.ts';
import { CLUB_TYPE } from '../packages/contract/src/codes/club-type.ts';
import { askAs, clubOf, logIn, type Cookie } from './demo.ts';
import { lookAt } from './page-look.ts';
import { startServer } from './process.ts';

const CLUB = '데이터베이스 설계 실전 클럽';
const READER = 'member1@dure.test';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
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

/** The article, the film and the seminar that are looked at most. */
async function postsOf(base: string, cookie: Cookie): Promise<string[]> {
  const kinds = [CONTENT_TYPE.article, CONTENT_TYPE.video, CONTENT_TYPE.seminar];
  const found = await Promise.all(
    kinds.map((kind) =>
      askAs<List<{ url: string }>>(base, cookie, `/api/v1/posts?sort=popular&size=1&contentTypes=${kind}`),
    ),
  );
  return found.flatMap(({ contents }) => contents.map(({ url }) => url));
}

/** The page of the first mentor, and a resume by its link, as whoever is sent it sees it. */
async function peopleOf(base: string, cookie: Cookie): Promise<{ mentor: string; story: string }> {
  const { contents } = await askAs<List<{ memberUri: string }>>(base, cookie, '/api/v1/mentors?size=1');
  const { link } = await askAs<{ link: { path: string } | null }>(base, cookie, '/api/v1/my/resume-stories');
  const [mentor] = contents;
  if (!mentor || !link) throw new Error('The demo data has no mentor, or the reader no open resume.');
  return { mentor: `/mentoring/${mentor.memberUri}`, story: link.path };
}

/**
 * Lighthouse (mobile) of public and members' pages of a server with the demo data, and their transfer sizes. `only`
 * selects pages whose address and reader hold one of these words, such as `/quiz/18/edit (instructor@dure.test)`.
 * `slower` says how many times the processor is slowed, else as Lighthouse does.
 */
export async function measurePages(
  say: (line: string) => void,
  only: readonly string[] = [],
  slower?: number,
): Promise<void> {
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
    const { mentor, story } = await peopleOf(server.line, await logIn(server.line, READER));
    const places: Readonly<Record<string, readonly string[]>> = {
      visitor: ['/', '/quiz', '/account/login', `/quiz/${club}`, story],
      [READER]: [
        '/',
        `/quiz/${club}`,
        '/studyroom',
        '/account/my/alarms',
        '/explore',
        '/mentoring',
        mentor,
        '/account/my/resume',
      ],
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
      const rooms =
        who === READER && cookie
          ? [...(await roomsOf(server.line, cookie, club)), ...(await postsOf(server.line, cookie))]
          : [];
      for (const path of [...paths, ...rooms]) {
        const page = `${path} (${who})`;
        if (only.length > 0 && !only.some((word) => page.includes(word))) continue;
        for (const line of await lookAt(`${server.line}${path}`, port, slower)) say(`Lighthouse ${page}: ${line}`);
      }
    }
  } finally {
    for (const end of ends) await end().catch((error: unknown) => say(`could not tidy up: ${String(error)}`));
  }
}
