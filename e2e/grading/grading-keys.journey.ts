import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expect, test, type DemoServer } from '../fixtures.ts';

const INSTRUCTOR = 'instructor@dure.test';
const PASSWORD = 'dure-demo-2026';
const CLUB = '데이터베이스 설계 실전 클럽';
const TWENTY = 20;
/** Members of the club whom no other journey knows. */
const MEMBERS =
  'yuna.kim junho.lee soyul.park eunwoo.choi siwoo.jung arin.cho jaeyun.lim dain.han seungmin.oh donghyun.seo chaewon.shin taeyun.kwon bomin.hwang jiho.ahn hayun.song gunwoo.ryu'.split(
    ' ',
  );

// What is graded in numbers stays graded.
test.use({ alone: 'grading-keys' });

interface Data<T> {
  readonly data: T;
}
interface Quiz {
  readonly quizSequence: number;
  readonly no: number;
  readonly finalCount: number;
}

async function logIn({ url }: DemoServer, email: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const response = await api.post('/api/v1/accounts/login', { data: { email, password: PASSWORD } });
  expect(response.status()).toBe(200);
  return api;
}

/** Both steps of an answer, where there are none yet. */
async function answerQuiz(api: APIRequestContext, club: number, quiz: number, text: string): Promise<void> {
  for (const step of ['preanswer', 'postanswer']) {
    const body = { name: 'request', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ text })) };
    await api.post(`/api/v1/clubs/${club}/quizzes/${quiz}/${step}`, { multipart: { request: body } });
  }
}

const title = (page: Page) => page.getByRole('heading', { name: /님의 답변$/, level: 2 });
const says = (page: Page, words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

test(
  'twenty answers take a hundred keys with a rubric of three criteria, and forty with quick scores',
  {
    tag: '@once',
  },
  async ({ enter, server }) => {
    test.setTimeout(240_000);
    const instructor = await logIn(server, INSTRUCTOR);
    const page = await enter(INSTRUCTOR, '/my-clubs');
    await page.getByRole('link', { name: CLUB }).click();
    await page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }).click();
    await expect(title(page)).toBeVisible();
    const club = Number(/quiz-dashboard\/(\d+)/.exec(page.url())![1]);
    const quizzes = async () =>
      ((await (await instructor.get(`/api/v1/my/clubs/${club}/quizzes?size=100`)).json()) as Data<{ contents: Quiz[] }>)
        .data.contents;
    const fifth = (await quizzes()).find(({ no }) => no === 5)!;
    for (const mailbox of MEMBERS) {
      const { finalCount } = (await quizzes()).find(({ no }) => no === 5)!;
      if (finalCount >= TWENTY) break;
      const member = await logIn(server, `${mailbox}@dure.test`);
      await answerQuiz(member, club, fifth.quizSequence, '선택도가 낮으면 임의 접근이 많아져 느려져요.');
      await member.dispose();
    }

    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const open = async (search: string) => {
      await page.goto(`/quiz-dashboard/${club}/grading?${search}`);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('article', { name: '답변' })).toBeFocused();
    };
    /** Keys follow each other as fast as they are typed; the last answer says that it is saved. */
    const gradeAll = async (count: number, each: readonly string[]) => {
      for (let graded = 0; graded < count; graded++) for (const key of each) await press(key);
      await says(page, /저장됨/);
    };
    const gradesOf = async (search: string) => {
      const answers = await instructor.get(`/api/v1/my/clubs/${club}/answers?size=100&${search}`);
      const { data } = (await answers.json()) as Data<{ contents: { grades: { INSTRUCTOR: number | null } }[] }>;
      return data.contents.map(({ grades }) => grades.INSTRUCTOR);
    };

    await test.step('with a rubric four keys an answer', async () => {
      await open(`quiz=${fifth.quizSequence}&filter=waiting`);
      await gradeAll(TWENTY, ['q', 's', 'x', 'Enter']);
      const graded = async () => (await gradesOf(`quiz=${fifth.quizSequence}`)).filter((grade) => grade === 88).length;
      await expect.poll(graded, { timeout: 60_000 }).toBe(TWENTY);
      expect(keys).toBeLessThanOrEqual(100);
    });

    await test.step('with quick scores two', async () => {
      keys = 0;
      let left = TWENTY;
      for (const quiz of (await quizzes()).filter(({ no }) => no === 2 || no === 4)) {
        const search = `quiz=${quiz.quizSequence}`;
        // What neither a person nor AI graded waits elsewhere.
        const count = Math.min(left, (await gradesOf(`${search}&filter=graded`)).length);
        const graded = async () => (await gradesOf(search)).filter((grade) => grade === 0).length;
        const before = await graded();
        await open(`${search}&filter=graded`);
        await gradeAll(count, ['6', 'Enter']);
        await expect.poll(graded, { timeout: 60_000 }).toBe(before + count);
        left -= count;
      }
      expect([left, keys <= 40]).toEqual([0, true]);
    });

    await instructor.dispose();
  },
);
