import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';
const BUNDLE = '**/assets/build/app-*.js';
const STARTER = '**/assets/build/start-*.js';
const STYLES = '**/assets/build/app-*.css';

/** Lets the file come when the returned function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a visitor reads the clubs before the app is here, and it takes over what they saw', async ({ guest }) => {
  const release = await hold(guest, BUNDLE);
  await guest.goto('/quiz', { waitUntil: 'commit' });
  const club = guest.getByRole('link', { name: CLUB });
  await expect(club).toBeVisible();
  await club.evaluate((element) => Object.assign(element, { seen: true }));
  release();
  await press(guest.getByRole('button', { name: `${CLUB} 즐겨찾기` }));
  await expect(guest.getByRole('alertdialog')).toContainText('로그인 후 좋아요를 클릭 할 수 있습니다.');
  expect(await club.evaluate((element) => 'seen' in element)).toBe(true);
  await expectSound(guest);
});

test('what is pressed before the app is here is done then', async ({ enter }) => {
  const page = await enter('member1@dure.test', '/quiz');
  const isWide = page.viewportSize()!.width >= 1024;
  for (const path of ['/', '/quiz']) {
    const release = await hold(page, BUNDLE);
    // What keeps presses comes late, too: nothing is to be seen before it is here.
    await page.route(STARTER, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await press(page.getByRole(isWide ? 'button' : 'link', { name: /^알림/ }));
    const bell = isWide
      ? page.getByRole('dialog', { name: '알림' })
      : page.getByRole('heading', { level: 1, name: '알림' });
    if (isWide) await expect(bell).toBeHidden();
    release();
    await expect(bell).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^퀴즈 5 마감이 .* (?:남았어요|남지 않았어요).*읽지 않음$/ }),
    ).toBeVisible();
    await expectSound(page);
    await page.unrouteAll();
  }
});

test(
  'the first page asks for no data of languages, which take a slow phone a moment',
  { tag: '@once' },
  async ({ guest }) => {
    await guest.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter', 'Locale'] as const) {
        const Made = Intl[name];
        const note = () => void made.push(name);
        Object.assign(Intl, {
          [name]: new Proxy(Made, {
            construct: (target, args) => (note(), Reflect.construct(target, args)),
            get: (target, key) => (key === 'supportedLocalesOf' && note(), Reflect.get(target, key)),
          }),
        });
      }
    });
    await guest.goto('/');
    // Heard once the page is taken over.
    await press(guest.getByRole('button', { name: '어두운 화면으로 바꾸기' }));
    await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await guest.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  },
);

test(
  'nothing fades from the looks that it had without styles, though a mouse asks what is under it before they are here',
  { tag: '@once' },
  async ({ enter }) => {
    // A page of its own: those of journeys ask for boxes while they wait for a form.
    const page = await (await enter('instructor@dure.test', '/')).context().newPage();
    const club = (await page.request.get(`/api/v1/clubs?keyword=${encodeURIComponent(CLUB)}`)).json();
    const { clubSequence } = ((await club) as { data: { contents: { clubSequence: number }[] } }).data.contents[0]!;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const faded: EventTarget[] = [];
      Object.assign(window, { faded });
      document.addEventListener('transitionrun', ({ target }) => target && faded.push(target), true);
    });
    const release = await hold(page, STYLES);
    await page.goto(`/quiz-dashboard/${clubSequence}/grading`, { waitUntil: 'commit' });
    // To ask for a box in it would have it laid out.
    const until = (found: string) => page.waitForFunction((it) => document.querySelector(it), found, { polling: 50 });
    await until('#root li');
    await page.evaluate(() => document.elementFromPoint(100, 100));
    release();
    await until('#root:not([hidden])');
    await expect(page.getByRole('list', { name: '답변 목록' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { faded: unknown[] }).faded.length)).toBe(0);
  },
);
