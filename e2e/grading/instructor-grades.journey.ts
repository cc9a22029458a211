import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose, chooseQuiz, expect, expectSound, press, test } from '../fixtures.ts';

const INSTRUCTOR = { email: 'instructor@dure.test', nickname: '김도윤 교수' };
const CLUB = '데이터베이스 설계 실전 클럽';
const QUIZ = '3주차 · Q5';
const QUESTION = /인덱스가 있는데도 조회가 느려지는 경우/;
const FILE = { name: '실행 계획 읽기.txt', mimeType: 'text/plain', buffer: Buffer.from('Seq Scan on lecture') };

/** Members that the log-in page lists. */
const members = new Map([
  ['김민준', 'member2@dure.test'],
  ['이서윤', 'member3@dure.test'],
  ['박준서', 'member5@dure.test'],
  ['최지민', 'member6@dure.test'],
  ['강도현', 'member7@dure.test'],
]);

const queue = (page: Page) => page.getByRole('list', { name: '답변 목록' });
const line = (page: Page, nickname: string) => queue(page).getByRole('link', { name: nickname });
const waiting = (page: Page) =>
  queue(page)
    .getByRole('link')
    .filter({ hasNotText: /강사|사전답변/ });
const answerTitle = (page: Page) => page.getByRole('heading', { name: /님의 답변$/, level: 2 });
const shows = (page: Page, nickname: string) => expect(answerTitle(page)).toHaveText(`${nickname}님의 답변`);
const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const typedScore = (page: Page) => page.getByRole('textbox', { name: '직접 입력' });
const feedback = (page: Page) => page.getByRole('textbox', { name: '피드백', exact: true });
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** On a phone the levels take less than half of the window; one bar and four lines of the answer or more stand over them. */
async function expectReadable(page: Page): Promise<void> {
  const answer = page.getByRole('article', { name: '답변' }).locator('section').filter({ hasText: '최종답변' }).first();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('navigation', { name: '클럽 관리' })).toBeHidden();
  const [from, sheet] = await Promise.all(
    [answer, page.getByRole('region', { name: '채점하기' })].map(async (part) => (await part.boundingBox())!),
  );
  expect(sheet!.height / page.viewportSize()!.height).toBeLessThan(0.5);
  expect(sheet!.y - from!.y).toBeGreaterThan(150);
  await press(page.getByRole('button', { name: '문항 펼치기' }));
  await expect(page.getByRole('button', { name: '문항 접기' })).toBeVisible();
  await expectSound(page);
  await press(page.getByRole('button', { name: '문항 접기' }));
}

/** How the workspace is worked: with keys alone, or with the finger. */
interface Hand {
  readonly next: (page: Page) => Promise<void>;
  readonly give: (page: Page, score: number) => Promise<void>;
  readonly write: (page: Page, text: string) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
  readonly toQueue: (page: Page) => Promise<void>;
  readonly open: (page: Page, nickname: string) => Promise<void>;
}

async function leaveField(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: '답변' })).toBeFocused();
}

const keys: Hand = {
  next: (page) => page.keyboard.press('j'),
  give: async (page, score) => {
    await page.keyboard.press('p');
    await expect(typedScore(page)).toBeFocused();
    await page.keyboard.type(String(score));
    await leaveField(page);
  },
  write: async (page, text) => {
    await page.keyboard.press('i');
    await expect(feedback(page)).toBeFocused();
    await page.keyboard.type(text);
    await leaveField(page);
  },
  save: (page) => page.keyboard.press('Enter'),
  toQueue: () => Promise.resolve(),
  open: async (page, nickname) => {
    for (;;) {
      const title = (await answerTitle(page).textContent()) ?? '';
      if (title === `${nickname}님의 답변`) return;
      await page.keyboard.press('j');
      await expect(answerTitle(page)).not.toHaveText(title);
    }
  },
};

const finger: Hand = {
  next: (page) => press(page.getByRole('button', { name: '건너뛰기' })),
  give: (page, score) => typedScore(page).fill(String(score)),
  write: (page, text) => feedback(page).fill(text),
  save: (page) => press(page.getByRole('button', { name: '저장하고 다음' })),
  toQueue: (page) => press(page.getByRole('link', { name: '목록', exact: true })),
  open: async (page, nickname) => {
    await press(line(page, nickname));
    await shows(page, nickname);
  },
};

/** Goes from the instructor's own clubs to the quiz with the most work. */
async function openWorkspace(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await chooseQuiz(page, QUIZ);
  await expect(waiting(page).first()).toBeVisible();
}

/** One bar, then panes that scroll by themselves: nothing of the page is below the window. */
async function expectWholeWindow(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    rest: document.documentElement.scrollHeight - innerHeight,
    bar: document.querySelector('header')!.offsetHeight,
    rows: [...document.querySelectorAll<HTMLElement>('[aria-label="답변 목록"] li')].map((row) => row.offsetHeight),
    head: document.querySelector('ul[aria-label="답변 목록"]')!.getBoundingClientRect().top - 48,
  }));
  expect(found.rest).toBeLessThanOrEqual(0);
  expect(found.bar).toBeLessThanOrEqual(49);
  expect(Math.max(...found.rows)).toBeLessThanOrEqual(53);
  expect(found.head).toBeLessThanOrEqual(121);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

/** The first in the queue whose final answer waits for a grade and whose account the log-in page lists. */
async function nextMember(page: Page): Promise<string> {
  const lines = await waiting(page).allTextContents();
  const found = lines.flatMap((text) => [...members.keys()].filter((nickname) => text.includes(nickname)));
  return found[0]!;
}

async function attach(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('toolbar', { name: '서식' }).getByRole('button', { name: '파일 첨부' }));
  await (await chooser).setFiles(FILE);
  await expect(page.getByRole('list', { name: '피드백 파일' })).toContainText(FILE.name);
}

async function readAsMember(page: Page, words: string): Promise<void> {
  await page.goto(`/quiz?keyword=${encodeURIComponent(CLUB.slice(0, 6))}`);
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(page.getByRole('link', { name: QUESTION }));
  const grade = page.getByRole('region', { name: '채점·피드백' });
  await expect(grade).toContainText('공식 점수 80점');
  await expect(grade.getByRole('listitem').filter({ hasText: '강사 채점' })).toContainText('80점');
  await expect(grade.getByRole('heading', { name: `${INSTRUCTOR.nickname} 님의 피드백` })).toBeVisible();
  await expect(grade).toContainText(words);
  await expectSound(page);
  const download = page.waitForEvent('download');
  await press(grade.getByRole('button', { name: `${FILE.name} 내려받기` }));
  const file = await download;
  expect(file.suggestedFilename()).toBe(FILE.name);
  expect(await readFile(await file.path())).toEqual(FILE.buffer);
}

test('the instructor works through the queue, and the member reads grade, feedback and file', async ({
  enter,
}, info) => {
  test.setTimeout(240_000);
  const isPhone = info.project.use.hasTouch === true;
  const hand = isPhone ? finger : keys;
  const page = await enter(INSTRUCTOR.email, '/my-clubs');
  await openWorkspace(page);
  await expectSound(page);
  const nickname = await nextMember(page);
  const words = `${nickname} 님, 인덱스를 타지 않는 까닭을 잘 짚었어요.`;

  if (!isPhone) {
    await expectWholeWindow(page);
    await test.step('the keys are listed, and J and K turn the pages', async () => {
      await expect(answerTitle(page)).toBeVisible();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: '단축키' });
      await expect(list).toContainText('저장하고 다음');
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      const first = (await answerTitle(page).textContent()) ?? '';
      await page.keyboard.press('k');
      await says(page, '첫 답변이에요.');
      await page.keyboard.press('j');
      await expect(answerTitle(page)).not.toHaveText(first);
      await page.keyboard.press('k');
      await expect(answerTitle(page)).toHaveText(first);
    });
  }

  await test.step('levels are the score and the feedback; what was chosen can be taken back and cleared', async () => {
    await hand.open(page, nickname);
    if (isPhone) await expectReadable(page);
    const chooses: readonly [string, string][] = [
      ['q', '두 가지 이상 60점'],
      ['s', '구조까지 12점'],
      ['x', '방법만 16점'],
    ];
    for (const [key, name] of chooses) {
      if (isPhone) await press(level(page, name));
      else await page.keyboard.press(key);
      await expect(level(page, name)).toBeChecked();
    }
    await expect(typedScore(page)).toHaveValue('88');
    const begins = '느려지는 경우를 둘 이상 바르게 설명했어요. 버퍼와 이은 점이 좋아요.';
    await expect(feedback(page)).toHaveValue(new RegExp(`^${begins}`));
    await expectSound(page);
    if (isPhone) await press(level(page, '절반만 45점'));
    else await page.keyboard.press('w');
    await expect(feedback(page)).toHaveValue(/^두 경우 가운데 하나는 절반만 맞아요\. 버퍼와/);
    await expect(typedScore(page)).toHaveValue('73');
    await press(page.getByRole('button', { name: '되돌리기' }));
    await expect(typedScore(page)).toHaveValue('88');
    await expect(page.getByText('저장 안 됨 · 이 기기에 보관 중')).toBeVisible();
    await press(page.getByRole('button', { name: '입력 지우기' }));
    await expect(typedScore(page)).toHaveValue('');
    await expect(feedback(page)).toHaveValue('');
  });

  await test.step('a grade with feedback and a file is saved, and the next answer opens', async () => {
    await attach(page);
    await hand.write(page, words);
    await hand.give(page, 80);
    await expectSound(page);
    await hand.save(page);
    await says(page, new RegExp(`^${nickname} 80점 저장됨, 다음 `));
    await expect(answerTitle(page)).not.toHaveText(`${nickname}님의 답변`);
    await expect(feedback(page)).toHaveValue('');
    await expectSound(page);
  });

  await test.step('a grade alone is saved as well, and the queue shows both', async () => {
    const second = ((await answerTitle(page).textContent()) ?? '').replace(/님의 답변$/, '');
    await hand.give(page, 90);
    await hand.save(page);
    await says(page, new RegExp(`^${second} 90점 저장됨`));
    const third = (await answerTitle(page).textContent()) ?? '';
    await hand.next(page);
    await expect(answerTitle(page)).not.toHaveText(third);
    await hand.toQueue(page);
    await expect(line(page, nickname)).toContainText('강사 80');
    await expect(line(page, second)).toContainText('강사 90');
    await press(page.getByRole('button', { name: '채점됨' }));
    await expect(waiting(page)).toHaveCount(0);
    await expect(line(page, nickname)).toBeVisible();
    await expectSound(page);
  });

  await test.step('the member sees all of it and downloads the file', async () => {
    const room = await enter(members.get(nickname)!, '/quiz');
    await readAsMember(room, words);
  });
});

test('what somebody else saved meanwhile keeps what was typed, and either can be kept @one-course', async ({
  enter,
}, info) => {
  test.setTimeout(240_000);
  const hand = info.project.use.hasTouch === true ? finger : keys;
  const page = await enter(INSTRUCTOR.email, '/my-clubs');
  await openWorkspace(page);
  const nickname = await nextMember(page);
  const [mine, theirs] = [`${nickname} 님, 이쪽에서 쓰던 글이에요.`, `${nickname} 님, 저쪽에서 먼저 낸 글이에요.`];
  await hand.open(page, nickname);
  await hand.write(page, mine);
  await hand.give(page, 70);

  await test.step('another tab of the same browser has the same draft', async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(feedback(tab)).toHaveValue(mine);
    await expect(typedScore(tab)).toHaveValue('70');
    await tab.close();
  });

  const elsewhere = await enter(INSTRUCTOR.email, '/my-clubs');
  await test.step('at another device the answer is graded first', async () => {
    await openWorkspace(elsewhere);
    await hand.open(elsewhere, nickname);
    await expect(feedback(elsewhere)).toHaveValue('');
    await hand.write(elsewhere, theirs);
    await hand.give(elsewhere, 100);
    await hand.save(elsewhere);
    await says(elsewhere, new RegExp(`^${nickname} 100점 저장됨`));
  });

  await test.step('saving is refused and keeps the typed text', async () => {
    await hand.save(page);
    await says(page, new RegExp(`^${nickname} 저장하지 못함: `));
    await hand.toQueue(page);
    await expect(page.getByText('저장 안 됨 1건')).toBeVisible();
    await expect(line(page, nickname)).toContainText('저장 못 함');
    await expectSound(page);
    await press(page.getByRole('link', { name: nickname, exact: true }));
    await shows(page, nickname);
    await expect(feedback(page)).toHaveValue(mine);
    await expect(typedScore(page)).toHaveValue('70');
  });

  await test.step('their grade and my feedback are kept', async () => {
    const notice = (about: string) => page.getByRole('alert').filter({ hasText: about });
    const grade = notice('100점으로 저장했어요.');
    const words = notice('내가 쓴 피드백은 아래에 그대로 있어요.');
    await expect(grade).toContainText('다른 곳에서 먼저 저장했습니다.');
    await expect(grade).toContainText('내가 입력한 점수는 70점이에요.');
    await expect(words).toContainText(theirs);
    await expectSound(page);
    await hand.save(page);
    await says(page, '어느 쪽을 남길지 골라 주세요.');
    await press(grade.getByRole('button', { name: '내 것 버리기' }));
    await expect(grade).toHaveCount(0);
    await expect(typedScore(page)).toHaveValue('100');
    await expect(feedback(page)).toHaveValue(mine);
    await press(words.getByRole('button', { name: '내 것으로 저장' }));
    await says(page, `${nickname} 피드백 저장됨`);
    await expect(words).toHaveCount(0);
    await expect(page.getByText('저장 안 됨 · 이 기기에 보관 중')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('the other device then shows the outcome', async () => {
    await elsewhere.goto(page.url());
    await shows(elsewhere, nickname);
    await expect(feedback(elsewhere)).toHaveValue(mine);
    await expect(typedScore(elsewhere)).toHaveValue('100');
  });
});

test('answers of the whole club are graded together, taken back, spoken to by template; a member has a grade looked at again @one-course', async ({
  enter,
}, info) => {
  test.setTimeout(240_000);
  const hand = info.project.use.hasTouch === true ? finger : keys;
  const page = await enter(INSTRUCTOR.email, '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  const select = page.getByRole('combobox', { name: '채점할 퀴즈' });
  await expect(select.locator('option:checked')).toContainText('전체 퀴즈');
  const chip = (name: RegExp) => page.getByRole('group', { name: '답변 거르기' }).getByRole('button', { name });
  await press(chip(/^미채점/));
  await expect(waiting(page).first()).toBeVisible();
  const before = await chip(/^미채점/).textContent();
  const boxes = queue(page).getByRole('checkbox');
  const box = page.getByRole('dialog');
  const names = await waiting(page).allTextContents();

  await test.step('two answers are chosen and get the same grade and words from a template', async () => {
    for (const index of [0, 1]) {
      const label = queue(page).locator('label').nth(index);
      await press(label);
      await expect(boxes.nth(index)).toBeChecked();
    }
    await press(page.getByRole('group', { name: '고른 답변' }).getByRole('button', { name: '함께 채점' }));
    await press(box.getByRole('button', { name: '템플릿' }));
    await press(box.getByRole('button', { name: '새 템플릿' }));
    await box.getByRole('textbox', { name: '제목' }).fill('고마워요');
    await box.getByRole('textbox', { name: '내용' }).fill('{이름} 님, 끝까지 써 줘서 고마워요.');
    await press(box.getByRole('button', { name: '저장', exact: true }));
    await press(box.getByRole('button', { name: /끝까지 써 줘서 고마워요/ }));
    await expect(box.getByRole('textbox', { name: '피드백' })).toHaveValue('{이름} 님, 끝까지 써 줘서 고마워요.');
    await press(box.getByRole('radio', { name: '90', exact: true }));
    await expectSound(page);
    await press(box.getByRole('button', { name: '2개 저장' }));
    await says(page, '답변 2개를 함께 저장했어요.');
    await expect(queue(page).getByRole('link').filter({ hasText: '강사 90' })).toHaveCount(2);
    await expectSound(page);
  });

  await test.step('the act is taken back from the history, after a reload too', async () => {
    await page.reload();
    await press(page.getByRole('button', { name: '채점 기록' }));
    await expect(box).toContainText('함께 채점');
    await expectSound(page);
    await press(box.getByRole('button', { name: '되돌리기' }).first());
    await says(page, '답변 2개를 되돌렸어요.');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await page.reload();
    await expect(chip(/^미채점/)).toHaveText(before!);
    expect(names.length).toBeGreaterThan(1);
  });

  const nickname = await nextMember(page);
  await test.step('a single answer is graded', async () => {
    await choose(select, QUIZ);
    await press(line(page, nickname));
    await shows(page, nickname);
    await hand.give(page, 60);
    await hand.save(page);
    await says(page, new RegExp(`^${nickname} 60점 저장됨`));
  });

  const room = await enter(members.get(nickname)!, '/quiz');
  const grade = room.getByRole('region', { name: '채점·피드백' });
  await test.step('its member asks that it be looked at again', async () => {
    await room.goto(`/quiz?keyword=${encodeURIComponent(CLUB.slice(0, 6))}`);
    await press(room.getByRole('link', { name: CLUB }));
    await press(room.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
    await press(room.getByRole('link', { name: QUESTION }));
    await expect(grade).toContainText('공식 점수 60점');
    await press(grade.getByRole('button', { name: '다시 봐 달라고 요청하기' }));
    await room.getByRole('dialog').getByRole('textbox', { name: '이유' }).fill('둘째 문장을 다시 봐 주세요.');
    await expectSound(room);
    await press(room.getByRole('dialog').getByRole('button', { name: '요청 보내기' }));
    await expect(grade).toContainText('다시 보기를 요청했어요');
    await expectSound(room);
  });

  await test.step('the request tops the queue; the instructor raises the grade and answers', async () => {
    await page.goto(new URL(page.url()).pathname);
    await press(chip(/^다시 보기/));
    // Until the filtered list is there the old one stays, with the member's other answers.
    await expect(line(page, nickname)).toHaveCount(1);
    await expect(line(page, nickname)).toContainText('다시 보기 요청');
    if (hand === finger) await hand.open(page, nickname);
    await shows(page, nickname);
    await expect(page.getByText('둘째 문장을 다시 봐 주세요.')).toBeVisible();
    await typedScore(page).fill('75');
    await page.getByRole('textbox', { name: '답하기' }).fill('다시 읽고 점수를 올렸어요.');
    await press(page.getByRole('button', { name: '저장하고 다음' }));
    await says(page, new RegExp(`^${nickname} 75점 저장됨`));
    await press(page.getByRole('button', { name: '답 보내기' }));
    await says(page, '다시 보기 요청에 답했어요.');
    await expectSound(page);
  });

  await test.step('the member reads grade and answer', async () => {
    await room.reload();
    await expect(grade).toContainText('공식 점수 75점');
    await expect(grade).toContainText('60점에서 75점으로');
    await expect(grade).toContainText('다시 읽고 점수를 올렸어요.');
    await expectSound(room);
  });
});

test('an answer with three criteria takes four keys @once', async ({ enter }) => {
  const page = await enter(INSTRUCTOR.email, '/my-clubs');
  await openWorkspace(page);
  await expect(page).toHaveURL(/answer=.*quiz=\d+/);
  // The focus is still on the choice of the quiz, which Enter would open.
  await page.getByRole('article', { name: '답변', exact: true }).focus();
  let pressed = 0;
  const key = (name: string) => {
    pressed += 1;
    return page.keyboard.press(name);
  };
  const answers = 3;
  for (let graded = 0; graded < answers; graded += 1) {
    await key('w');
    await expect(level(page, '절반만 45점')).toBeChecked();
    const title = (await answerTitle(page).textContent()) ?? '';
    for (const name of ['s', 'x', 'Enter']) await key(name);
    await says(page, new RegExp(`^${title.replace('님의 답변', '')} 73점 저장됨`));
  }
  expect(pressed).toBeLessThanOrEqual(answers * 5);

  await test.step('U takes back the last one that was saved', async () => {
    await key('u');
    await says(page, '답변 1개를 되돌렸어요.');
  });
});
