import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FIRST_VIEWS, type FirstView } from '../../apps/web/first-views.ts';
import { ANSWER_STATUS } from '../../packages/contract/src/codes/answer-status.ts';
import type { AnswerRoom } from '../../packages/contract/src/answering/answers/answers.views.ts';
import { routesOf } from '../../tools/budget/routes.ts';
import { expect, test } from '../fixtures.ts';
import { untilSteady } from './kept-ahead.ts';

const DIST = new URL('../../apps/web/dist/', import.meta.url);
const CLUB = '데이터베이스 설계 실전 클럽';
/** So long a page asks for nothing more: it is all there. */
const QUIET_MS = 700;
/** Kilobytes of letters that a page may take. */
const MOST_FONTS = 230;
type Path = FirstView['path'];
const ROOM: Path = '/quiz/{clubSequence}/quizzes/{quizSequence}';

/** Opens a page as if it were the first, touches nothing, and answers which scripts it fetched until it asks for no more. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  const hear = (request: { url: () => string }) => {
    const [, file] = /\/(assets\/build\/[^?]+\.js)/.exec(request.url()) ?? [];
    if (file !== undefined) files.add(file);
  };
  // What the previous page still fetches is not this one's.
  // An empty page of no site ends the browser's process, and with it fonts that it would show again at once.
  await page.goto('about:blank');
  page.on('request', hear);
  await page.goto(address);
  await untilSteady(() => files.size, QUIET_MS);
  page.off('request', hear);
  return [...files];
}

/** Kilobytes of the fonts that the open page has fetched. */
async function fontsOf(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2')),
  );
  const sizes = await Promise.all(paths.map((path) => stat(new URL(path.slice(1), DIST))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
}

/** Whether the open page asked for a font before it had shown anything: a slow phone would show it later. */
const askedEarly = (page: Page) =>
  page.evaluate(() => {
    const shown = performance.getEntriesByName('first-paint')[0]!.startTime;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return fonts.some(({ startTime }) => startTime < shown);
  });

/** Where somebody of the demo data stands: numbers for what is in braces. */
async function placesOf(
  page: Page,
  isManager: boolean,
): Promise<Readonly<Record<'lecture' | 'before' | 'between' | 'after', Record<string, number>>>> {
  const ask = async <T>(path: string) => {
    const answer = await page.request.get(`/api/v1/${path}`);
    return ((await answer.json()) as { data: T }).data;
  };
  type Clubs = { readonly contents: readonly { readonly clubSequence: number }[] };
  const clubs = await ask<Clubs>(`clubs?keyword=${encodeURIComponent(CLUB)}`);
  const clubSequence = clubs.contents[0]!.clubSequence;
  type Quizzes = { readonly contents: readonly { readonly quizSequence: number; readonly myAnswerStatus?: string }[] };
  const quizzes = await ask<Quizzes>(`clubs/${clubSequence}/quizzes/me`);
  const mine = await ask<Clubs>(`my/clubs?clubType=0200&clubViewFilter=${isManager ? 'ADMIN' : 'MEMBER'}`);
  const lecture = mine.contents[0]?.clubSequence ?? 0;
  type About = { readonly studies: readonly { readonly clubStudySequence: number }[] };
  const about = lecture === 0 ? undefined : await ask<About>(`lecture-club/${lecture}/about`);
  const { final, preSubmitted } = ANSWER_STATUS;
  const quizOf = (isIt: (status: string | undefined) => boolean) => ({
    clubSequence,
    quizSequence: quizzes.contents.findLast(({ myAnswerStatus }) => isIt(myAnswerStatus))?.quizSequence ?? 0,
  });
  return {
    before: quizOf((status) => status !== final && status !== preSubmitted),
    between: quizOf((status) => status === preSubmitted),
    after: quizOf((status) => status === final),
    lecture: { clubSequence: lecture, studySequence: about?.studies[0]?.clubStudySequence ?? 0 },
  };
}

/** Submits the final answer and begins to write it anew: no answer of the demo data is being revised. */
async function beginRevision(page: Page, { clubSequence, quizSequence }: Record<string, number>) {
  const headers = { origin: new URL(page.url()).origin };
  const submission = JSON.stringify({ text: '먼저 쓴 답' });
  const body = { name: 'request', mimeType: 'application/json', buffer: Buffer.from(submission) };
  const final = `/api/v1/clubs/${clubSequence}/quizzes/${quizSequence}/postanswer`;
  const submitted = await page.request.post(final, { headers, multipart: { request: body } });
  const { version } = ((await submitted.json()) as { data: AnswerRoom }).data.draft;
  const draft = `/api/v1/my/clubs/${clubSequence}/quizzes/${quizSequence}/answer/draft`;
  const kept = await page.request.put(draft, { headers, data: { text: '다시 쓰는 답', version } });
  expect(kept.ok()).toBe(true);
}

const filled = (path: string, numbers: Readonly<Record<string, number>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(numbers[name] ?? ''));

const ROLES = {
  'member1@dure.test': (path: Path) =>
    /^\/(?:quiz|lecture)\/\{clubSequence\}/.test(path) || path.startsWith('/studyroom'),
  'manager@dure.test': (path: Path) => path.startsWith('/system'),
  'instructor@dure.test': (path: Path) =>
    /^\/(?:quiz-|lecture-dashboard|my-|account\/my|quiz$|quiz\/create|lecture$)/.test(path),
};
/** Nothing leads there without a person, or it lets nobody stay. */
const isOpened = ({ path }: FirstView) => !/\{memberUUID\}|withdraw|unsubscribe|consents/.test(path);
const REVISING = `${ROOM} revising`;
/** In which state the quiz is that a view needs. */
const PLACES: Readonly<Record<string, 'between' | 'after'>> = {
  [`${ROOM} between`]: 'between',
  [`${ROOM} after`]: 'after',
  [REVISING]: 'between',
};

// Each state of a quiz is needed, and others submit what waits.
test.use({ alone: 'first-view' });

for (const [email, isFor] of Object.entries(ROLES)) {
  test(
    `pages fetch nothing by themselves that their budgets do not count, and few letters: ${email}`,
    { tag: '@once' },
    async ({ enter }) => {
      test.setTimeout(300_000);
      const { routes, ofTexts } = await routesOf(DIST);
      const page = await enter(email, '/');
      const places = await placesOf(page, email.startsWith('instructor'));
      // The frame of every page fetches these, the first one too.
      const ofAll = new Set(await scriptsOf(page, '/'));
      const uncounted: Record<string, string[]> = {};
      const fonts: Record<string, number> = {};
      const early: string[] = [];
      for (const { path, name } of FIRST_VIEWS.filter((one) => isFor(one.path) && isOpened(one))) {
        const address = filled(path, path.startsWith('/lecture') ? places.lecture : places[PLACES[name] ?? 'before']);
        if (name === REVISING) await beginRevision(page, places.between);
        const fetched = await scriptsOf(page, address);
        const known = [ofAll, ofTexts, routes.get(name)!];
        const more = fetched.filter((file) => !known.some((files) => files.has(file)));
        if (more.length > 0) uncounted[name] = more;
        fonts[name] = await fontsOf(page);
        if (await askedEarly(page)) early.push(name);
      }
      expect(uncounted).toEqual({});
      expect(Math.max(...Object.values(fonts))).toBeGreaterThan(0);
      expect(early).toEqual([]);
      expect(Object.entries(fonts).filter(([, kilobytes]) => kilobytes > MOST_FONTS)).toEqual([]);
    },
  );
}
