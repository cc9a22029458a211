import type { Page } from '@playwright/test';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';
import { linkOf } from '../mails.ts';
import { startProduction, type Production } from '../production.ts';

const MANAGER = 'first@gaon.example';
const INSTRUCTOR = 'teacher@gaon.example';
const PASSWORD = 'a rather long one';
const CLUB = '문장을 다듬는 모임';
const QUESTION = '좋은 문장은 왜 짧을 때가 많을까요?';
const CLASS = [
  '이름\t이메일\t학번',
  ...Array.from({ length: 30 }, (_, n) => `학생${n + 1}\ts${n + 1}@gaon.example\t${20260001 + n}`),
];
const STUDENT = 's17@gaon.example';

let production: Production;
test.beforeAll(async () => {
  production = await startProduction();
});
test.afterAll(() => production.stop());

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '이름' }).fill('가온평생교육원');
  await page.getByRole('combobox', { name: '색' }).selectOption('청록');
  await page.getByRole('textbox', { name: '이메일' }).fill(MANAGER);
  await page.getByRole('textbox', { name: '닉네임' }).fill('배수아');
  await press(page.getByText('비밀번호 정하기'));
  await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
}

const digits = (day: Date) => day.toLocaleDateString('sv', { timeZone: 'Asia/Seoul' }).replaceAll('-', '');

/** Opens the way in of a mail, sets a password and begins. */
async function comeIn(page: Page, mail: string): Promise<void> {
  let link: URL | undefined;
  await expect(async () => expect((link = linkOf(production.mails, mail))).toBeDefined()).toPass();
  await page.goto(link!.pathname + link!.hash);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
  await press(page.getByRole('checkbox', { name: '모두 동의합니다' }));
  await press(page.getByRole('button', { name: '시작하기' }));
  await page.waitForURL((url) => url.pathname === '/');
}

/** From wherever one is, by the menu. */
async function invite(page: Page, lines: readonly string[], choose: () => Promise<void>): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: '관리자' }));
  await press(page.getByRole('link', { name: '초대', exact: true }));
  await press(page.getByRole('link', { name: '회원 초대' }));
  await page.getByRole('textbox', { name: /명단 붙여 넣기/ }).fill(lines.join('\n'));
  await choose();
  await press(page.getByRole('button', { name: '표로 나누기' }));
  await press(page.getByRole('button', { name: /명 확인하기$/ }));
  await press(page.getByRole('button', { name: /명 초대$/ }));
  await expect(page.getByRole('heading', { name: '초대', level: 1 })).toBeVisible();
}

/** The club begins today, and its first quiz opens today. */
async function makeClub(page: Page): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: '퀴즈클럽', exact: true }));
  await press(page.getByRole('link', { name: '퀴즈클럽 만들기' }).first());
  await page.getByRole('textbox', { name: '클럽 이름' }).fill(CLUB);
  await page.getByRole('textbox', { name: '한 문장 약속' }).fill('긴 문장을 짧게 고쳐 씁니다.');
  await page.getByRole('textbox', { name: '소개' }).fill('하루에 한 문장씩 함께 고칩니다.');
  const today = new Date();
  await press(page.getByRole('button', { name: /^클럽 기간/ }));
  await press(page.getByRole('spinbutton', { name: '년, 시작일, 클럽 기간' }));
  await page.keyboard.type(digits(today) + digits(new Date(today.getTime() + 30 * 86_400_000)));
  const weekday = today.toLocaleDateString('ko', { timeZone: 'Asia/Seoul', weekday: 'short' });
  if (weekday !== '월') await press(page.getByRole('button', { name: weekday, exact: true }));
  await press(page.getByRole('button', { name: '퀴즈 추가' }));
  await page.getByRole('textbox', { name: '문항', exact: true }).fill(QUESTION);
  await press(page.getByRole('button', { name: '클럽 개설하기' }));
  const told = page.getByRole('alertdialog', { name: '클럽 개설을 요청했습니다.' });
  await press(told.getByRole('button', { name: '확인' }));
}

test('from the address in the log to the first answer of an invited class of 30 @one-course', async ({ visit }) => {
  const { setupUrl } = production;
  const page = await visit(setupUrl.origin);

  await test.step('a new installation asks for the secret of its log', async () => {
    // Its console tells of the 503, which is what it is to answer.
    const early = await visit(setupUrl.origin);
    await early.goto('/quiz');
    await expect(early.getByRole('heading', { name: /아직 첫 기관을 만들지 않은 설치/ })).toBeVisible();
    await press(early.getByRole('link', { name: '준비하기' }));
    await expect(early.getByRole('heading', { name: '설치 열쇠가 필요해요' })).toBeVisible();
    await page.goto('/setup');
    await expect(page.getByRole('heading', { name: '설치 열쇠가 필요해요' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the organisation and its first manager are made', async () => {
    // Only the part behind the # differs: a browser would stay on the page.
    await page.goto('about:blank');
    await page.goto(setupUrl.pathname + setupUrl.hash);
    await expect(page.getByRole('heading', { name: '첫 기관 만들기' })).toBeVisible();
    await press(page.getByRole('button', { name: '파일 저장소 시험' }));
    await expect(page.getByText('파일을 두고, 읽고, 지웠어요.')).toBeVisible();
    await press(page.getByRole('button', { name: '백업 시험' }));
    await fillIn(page);
    await expectSound(page);
    await press(page.getByRole('button', { name: '기관 만들기' }));
    await expect(page.getByRole('heading', { name: '기관을 만들었어요' })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('link', { name: '기관 열기' }));
    await logIn(page, MANAGER, PASSWORD);
    await page.waitForURL(/\/account\/consents/);
    await press(page.getByRole('checkbox', { name: '모두 동의합니다' }));
    await press(page.getByRole('button', { name: '동의하고 계속하기' }));
    await expect(page).not.toHaveURL(/consents/);
  });

  const teacher = await visit(setupUrl.origin);
  await test.step('an instructor is invited and makes a club with a quiz', async () => {
    await invite(page, ['이름\t이메일', `한여울\t${INSTRUCTOR}`], async () => {
      await page.getByRole('combobox', { name: '역할' }).selectOption({ value: 'ROLE_INSTRUCTOR' });
    });
    await comeIn(teacher, INSTRUCTOR);
    await makeClub(teacher);
  });

  await test.step('the manager approves it and invites a class of 30 into it', async () => {
    await press(page.getByRole('banner').getByRole('link', { name: '관리자' }));
    await press(page.getByRole('link', { name: /개설 승인/ }).first());
    await press(page.getByRole('link', { name: `${CLUB} 자세히 보기` }));
    await press(
      page.getByRole('dialog', { name: '클럽 개설 요청' }).getByRole('button', { name: '승인', exact: true }),
    );
    await press(page.getByRole('alertdialog').getByRole('button', { name: '승인' }));
    await expect(page.getByRole('dialog', { name: '클럽 개설 요청' })).toBeHidden();
    await invite(page, CLASS, async () => {
      await page.getByRole('searchbox', { name: '클럽 이름으로 찾기' }).fill(CLUB);
      await press(page.getByRole('button', { name: `${CLUB} 더하기` }));
    });
    await expect(page.getByText('모두 31명')).toBeVisible();
    await expect.poll(() => new Set(production.mails.received.flatMap(({ to }) => to)).size).toBe(CLASS.length);
    await expectSound(page);
  });

  await test.step('one of the class sets a password and answers', async () => {
    const student = await visit(setupUrl.origin);
    await comeIn(student, STUDENT);
    await press(student.getByRole('banner').getByRole('link', { name: '퀴즈클럽', exact: true }));
    await press(student.getByRole('link', { name: '사전답변 쓰기' }).first());
    await student
      .getByRole('textbox', { name: '사전답변', exact: true })
      .fill('읽는 사람이 한 번에 하나만 생각하면 되기 때문입니다.');
    await press(student.getByRole('button', { name: '사전답변 제출' }));
    await press(student.getByRole('alertdialog').getByRole('button', { name: '제출' }));
    await expect(student.getByRole('region', { name: '사전답변' })).toContainText('한 번에 하나만');
    await expectSound(student);
  });

  await page.goto('/setup');
  await expect(page.getByRole('heading', { name: '찾을 수 없습니다.' })).toBeVisible();
});
