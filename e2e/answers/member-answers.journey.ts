import type { Locator, Page, Request, TestInfo } from '@playwright/test';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';

const CLUB = '전력계통 해석, 손으로 풀고 말로 설명하기';
const CODE = 'POWERGRID8';
const QUESTION = /3상 단락과 1선 지락/;
const PEER = '안지호';
const OTHER_PEER = '윤지우';
const READER = { email: 'member1@dure.test', nickname: '서예린' };

/** Who joins the club: another person in each project, since the projects may share a server. */
const joiners: Record<string, { email: string; nickname: string }> = {
  desktop: { email: 'yuna.kim@dure.test', nickname: '김유나' },
  mobile: { email: 'soyul.park@dure.test', nickname: '박소율' },
};
const joinerOf = ({ project }: TestInfo) => joiners[project.name]!;

const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
const clubLink = (page: Page) => page.getByRole('link', { name: CLUB });
const like = (page: Page, nickname: string) =>
  page.getByRole('button', { name: new RegExp(`^${nickname} 님의 답변 좋아요`) });
const onePick = (page: Page, nickname: string) =>
  page.getByRole('button', { name: new RegExp(`^${nickname} 님의 답변 원픽`) });
const countOf = async (reaction: Locator) =>
  Number(/\d+$/.exec((await reaction.getAttribute('aria-label')) ?? '')?.[0]);
const hasCount = (reaction: Locator, count: number) =>
  expect(reaction).toHaveAttribute('aria-label', new RegExp(` ${count}$`));
const isPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));

async function answerDialog(page: Page, message: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: message });
  await press(dialog.getByRole('button', { name: button, exact: true }));
  await expect(dialog).toBeHidden();
}

async function attach(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: '파일 첨부' }));
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Z0 < Z1') });
  await expect(page.getByRole('button', { name: `${name} 삭제` })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: `${name} 올리는 중` })).toHaveCount(0);
}

/** A phone shows one side of the room at a time. */
async function side(page: Page, name: '내 답변' | '동료'): Promise<void> {
  if (test.info().project.name !== 'mobile') return;
  await press(page.getByRole('group', { name: '쓰기와 읽기' }).getByRole('button', { name: new RegExp(`^${name}`) }));
}

const quizzesTab = (page: Page) =>
  page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true });

async function openQuiz(page: Page): Promise<void> {
  await page.goto(`/quiz?keyword=${encodeURIComponent(CLUB.slice(0, 7))}`);
  await press(clubLink(page));
  await press(quizzesTab(page));
  await press(page.getByRole('link', { name: QUESTION }));
  await expect(page.getByRole('heading', { name: QUESTION, level: 1 })).toBeVisible();
}

test('a visitor sees the cards; what needs a member asks to log in and leads back', async ({ guest }) => {
  await guest.goto('/quiz');
  await expect(clubLink(guest)).toBeVisible();
  await expectSound(guest);
  await press(guest.getByRole('button', { name: `${CLUB} 즐겨찾기` }));
  await answerDialog(guest, '로그인 후 좋아요를 클릭 할 수 있습니다.', '닫기');
  await press(clubLink(guest));
  const alert = guest.getByRole('alertdialog', { name: '로그인 후 이동할 수 있습니다.' });
  await expect(alert).toBeVisible();
  await expectSound(guest);
  await press(alert.getByRole('button', { name: '로그인' }));
  await logIn(guest, READER.email, 'not-the-password');
  await expect(guest.getByRole('alert')).toHaveText(/이메일 계정 또는 비밀번호가 일치하지 않습니다/);
  await expectSound(guest);
  await logIn(guest, READER.email);
  await expect(guest.getByRole('heading', { name: CLUB, level: 1 })).toBeVisible();
});

test.describe.serial('a member', () => {
  test('finds a club, keeps it as a favourite and joins with the code alone', async ({ enter }, info) => {
    const page = await enter(joinerOf(info).email, '/quiz');
    await page.getByRole('searchbox', { name: '클럽 이름, 리더' }).fill('없는 클럽');
    await expect(page.getByText('조건에 맞는 클럽이 없어요.', { exact: false })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: '조건 모두 지우기' }));
    await page.getByRole('combobox', { name: '직군' }).selectOption('엔지니어링');
    await page.getByRole('combobox', { name: '상태' }).selectOption('진행중');
    await page.getByRole('searchbox', { name: '클럽 이름, 리더' }).fill('전력');
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('list', { name: '퀴즈클럽 목록' }).getByRole('article')).toHaveCount(1);
    const heart = page.getByRole('button', { name: `${CLUB} 즐겨찾기` });
    await press(heart);
    await isPressed(heart, true);
    await expectSound(page);
    await page.reload();
    await isPressed(heart, true);

    await press(clubLink(page));
    await expect(page.getByRole('heading', { name: CLUB, level: 1 })).toBeVisible();
    const joinByCode = page.getByRole('button', { name: '참여코드로 가입' });
    await expect(joinByCode).toBeVisible();
    await expect(page.getByText('가입 상태')).toBeHidden();
    await expectSound(page);
    await press(joinByCode);
    const dialog = page.getByRole('dialog', { name: '참여코드로 가입' });
    await dialog.getByRole('textbox', { name: '참여코드' }).fill('WRONGCODE1');
    await press(dialog.getByRole('button', { name: '가입하기' }));
    await expect(dialog.getByText('참여코드가 올바르지 않습니다.')).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('textbox', { name: '참여코드' }).fill(CODE);
    await press(dialog.getByRole('button', { name: '가입하기' }));
    const welcome = page.getByRole('dialog', { name: '가입했어요' });
    await press(welcome.getByRole('button', { name: '클럽 보기' }));
    await expect(welcome).toBeHidden();
    await expect(joinByCode).toBeHidden();
    await expect(page.getByRole('region', { name: '이번 주', exact: true })).toBeVisible();
    await expectSound(page);
    await press(quizzesTab(page));
    const weeks = page.getByRole('region', { name: /^\d주차$/ });
    await expect(weeks).toHaveCount(4);
    await expect(page.getByRole('region', { name: '5주차' }).getByRole('link', { name: QUESTION })).toBeVisible();
    await expectSound(page);
  });

  test('answers twice and reads the others in between', async ({ enter }, info) => {
    test.setTimeout(180_000);
    const { email, nickname } = joinerOf(info);
    const page = await enter(email, '/quiz');
    const editor = (step: string) => page.getByRole('textbox', { name: step, exact: true });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(callOf(request)));
    const submissions = () => sent.filter((call) => /^POST .*\/preanswer$/.test(call)).length;

    await test.step('before the pre-answer nothing of the others is there', async () => {
      await openQuiz(page);
      await expect(page.getByText('먼저 내 생각을 써 보세요').filter({ visible: true })).toBeVisible();
      await expect(page.getByText(PEER)).toHaveCount(0);
      await expect(page.getByRole('region', { name: '모범 답안' })).toHaveCount(0);
      await expectSound(page);
      await press(page.getByRole('button', { name: '사전답변 제출' }));
      await expect(page.getByText('답변을 입력해 주세요.')).toBeVisible();
    });

    const pre = `${nickname}의 첫 생각: 세 상이 함께 닿는 쪽이 더 크다.`;
    await test.step('the draft survives a lost connection and a reload, with its file', async () => {
      await page.context().setOffline(true);
      await editor('사전답변').fill(pre);
      await press(page.getByRole('button', { name: '임시저장' }));
      await expect(page.getByText('오프라인 · 이 기기에 저장됨')).toBeVisible();
      await expect(page.getByText(/인터넷에 연결되어 있지 않아요/)).toBeVisible();
      await expectSound(page);
      await page.context().setOffline(false);
      await expect(page.getByText(/^임시저장됨/)).toBeVisible();
      await attach(page, '메모.txt');
      await page.reload();
      await expect(editor('사전답변')).toHaveValue(pre);
      await expect(page.getByRole('button', { name: '메모.txt 삭제' })).toBeVisible();
      await expectSound(page);
    });

    await test.step('submitting asks first, sends once and opens the others', async () => {
      await page.getByRole('button', { name: '사전답변 제출' }).dblclick();
      const dialog = page.getByRole('alertdialog', { name: '사전답변을 제출할까요?' });
      await expect(dialog).toBeVisible();
      await expectSound(page);
      expect(submissions()).toBe(0);
      await dialog.getByRole('button', { name: '제출' }).dblclick();
      await expect(page.getByRole('article', { name: `${PEER} 님의 답변` })).toBeVisible();
      expect(submissions()).toBe(1);
      await expect(page.getByRole('heading', { name: /^\d+명의 생각이 열렸어요$/ })).toBeFocused();
      await expect(page.getByRole('region', { name: '먼저 읽어 보세요' }).getByRole('article').first()).toBeVisible();
      await expectSound(page);
      await side(page, '내 답변');
      await expect(page.getByRole('region', { name: '사전답변' })).toContainText(pre);
      await expect(page.getByRole('button', { name: '메모.txt 내려받기' })).toBeVisible();
      await expect(
        page.getByRole('region', { name: '콘텐츠' }).getByRole('link', { name: /콘텐츠 열기/ }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: '모범 답안' })).toHaveCount(0);
      await expectSound(page);
    });

    await test.step('a like counts once however it is clicked, and stays', async () => {
      await side(page, '동료');
      const before = await countOf(like(page, PEER));
      await press(like(page, PEER));
      await isPressed(like(page, PEER), true);
      await hasCount(like(page, PEER), before + 1);
      // The second wish is sent once the first was answered.
      const settled = page.waitForResponse((response) => /^POST .*\/like$/.test(callOf(response.request())));
      await like(page, PEER).dblclick();
      await settled;
      await hasCount(like(page, PEER), before + 1);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.reload();
      await side(page, '동료');
      await isPressed(like(page, PEER), true);
      await hasCount(like(page, PEER), before + 1);
    });

    await test.step('a second one-pick is refused and can be moved', async () => {
      const [first, second] = [await countOf(onePick(page, PEER)), await countOf(onePick(page, OTHER_PEER))];
      await press(onePick(page, PEER));
      await hasCount(onePick(page, PEER), first + 1);
      await press(onePick(page, OTHER_PEER));
      const refusal = /원픽은 하나만 선택할 수 있어요\.\s+기존 원픽을 취소해 주세요\./;
      await expect(page.getByRole('alertdialog', { name: refusal })).toBeVisible();
      await expectSound(page);
      await answerDialog(page, refusal, '닫기');
      await isPressed(onePick(page, PEER), true);
      await isPressed(onePick(page, OTHER_PEER), false);
      await hasCount(onePick(page, OTHER_PEER), second);
      await press(onePick(page, OTHER_PEER));
      await answerDialog(page, refusal, '원픽을 여기로 옮기기');
      await isPressed(onePick(page, OTHER_PEER), true);
      await hasCount(onePick(page, OTHER_PEER), second + 1);
      await isPressed(onePick(page, PEER), false);
      await hasCount(onePick(page, PEER), first);
    });

    await test.step('comments are written, changed and deleted after the specified questions', async () => {
      const replies = page.getByRole('button', { name: new RegExp(`^${PEER} 님의 답변 댓글`) });
      await press(replies);
      const field = page.getByRole('textbox', { name: '댓글 입력' });
      await press(page.getByRole('button', { name: '등록' }));
      await expect(page.getByText('댓글을 입력해주세요.')).toBeVisible();
      await field.fill('조건을 식으로 쓴 점이 좋아요.');
      await press(page.getByRole('button', { name: '등록' }));
      const mine = page.getByRole('article', { name: `${nickname} 님의 댓글` });
      await expect(mine).toContainText('조건을 식으로 쓴 점이 좋아요.');
      await expect(field).toHaveValue('');
      await expectSound(page);
      await press(mine.getByRole('button', { name: '수정' }));
      await page.getByRole('textbox', { name: '댓글 수정' }).fill('조건을 식으로 쓴 점을 배웠어요.');
      await press(mine.getByRole('button', { name: '저장' }));
      await answerDialog(page, '정말로 수정하시겠습니까?', '취소');
      await press(mine.getByRole('button', { name: '저장' }));
      await answerDialog(page, '정말로 수정하시겠습니까?', '확인');
      await expect(mine).toContainText('조건을 식으로 쓴 점을 배웠어요.');
      await expect(mine).toContainText('(수정됨)');
      await expectSound(page);
      await press(mine.getByRole('button', { name: '삭제' }));
      await answerDialog(page, '정말로 삭제하시겠습니까?', '취소');
      await expect(mine).toBeVisible();
      await press(mine.getByRole('button', { name: '삭제' }));
      await answerDialog(page, '정말로 삭제하시겠습니까?', '삭제');
      await expect(mine).toHaveCount(0);
    });

    await test.step('an answer to a comment joins its thread, and one’s own comments lead back to their place', async () => {
      await page.getByRole('textbox', { name: '댓글 입력' }).fill(`${nickname}의 물음`);
      await press(page.getByRole('button', { name: '등록' }));
      const mine = page.getByRole('article', { name: `${nickname} 님의 댓글` });
      await press(mine.getByRole('button', { name: /답글 쓰기$/ }));
      const nestedField = page.getByRole('textbox', { name: `${nickname} 님에게 답글 입력` });
      await nestedField.fill(`${nickname}의 답글`);
      await nestedField.press('Control+Enter');
      await expect(page.getByRole('list', { name: '답글' }).getByText(`${nickname}의 답글`)).toBeVisible();
      await expectSound(page);
      await page.goto('/account/my/replies');
      const nested = page.getByRole('article', { name: `${nickname}의 답글` });
      await expect(nested).toContainText(`${PEER} 님의 답변에`);
      await expectSound(page);
      await press(nested.getByRole('link', { name: '댓글로 가기' }));
      await expect(page.getByText(`${nickname}의 답글`)).toBeInViewport();
      await page.goBack();
      await press(nested.getByRole('button', { name: '삭제' }));
      await answerDialog(page, '나의 댓글을 삭제하시겠습니까?', '삭제');
      await expect(nested).toHaveCount(0);
      await openQuiz(page);
    });

    await test.step('the final answer opens the model answer; what is revised after it is marked and does not count', async () => {
      await editor('최종답변').fill(`${nickname}의 다음 생각: 영상 임피던스가 작으면 1선 지락이 더 크다.`);
      await attach(page, '풀이.txt');
      await press(page.getByRole('button', { name: '최종답변 제출' }));
      await answerDialog(page, '최종답변을 제출할까요?', '제출');
      await expect(page.getByRole('region', { name: '모범 답안' })).toContainText('직접접지');
      const comparison = page.getByRole('region', { name: '내 두 답변 비교' });
      const pair = comparison.getByRole('listitem').first();
      await expect(pair).toContainText('첫');
      await expect(pair).toContainText('다음');
      await expect(page.getByRole('heading', { name: '이만큼 달라졌어요' })).toBeFocused();
      await page.keyboard.press('4');
      await expect(page.getByText('이해도를 저장했어요.')).toBeVisible();
      await expectSound(page);
      await press(page.getByRole('button', { name: '최종답변 고치기' }));
      const revised = `${nickname}의 마지막 생각: 영상 임피던스가 정상 임피던스보다 작으면 1선 지락이 더 크다.`;
      await editor('최종답변').fill(revised);
      await expectSound(page);
      await press(page.getByRole('button', { name: '고친 답변 제출' }));
      await answerDialog(page, '고친 최종답변을 제출할까요?', '제출');
      await expect(page.getByRole('region', { name: '최종답변', exact: true })).toContainText('다음 생각');
      const late = page.getByRole('region', { name: '모범 답안을 본 뒤 고침' });
      await expect(late).toContainText(revised);
      await expect(late).toContainText('고치기 전 답변이 채점되고 동료에게 보여요.');
      await expect(editor('최종답변')).toHaveCount(0);
      await expectSound(page);
    });
  });

  test('is read by another member, who sees answer and likes', async ({ enter }, info) => {
    const { email, nickname } = joinerOf(info);
    const page = await enter(READER.email, '/quiz');
    await openQuiz(page);
    await side(page, '동료');
    await page.getByRole('searchbox', { name: '답변 검색' }).fill(nickname);
    const answer = page.getByRole('article', { name: `${nickname} 님의 답변` });
    await expect(answer).toContainText('다음 생각: 영상 임피던스가 작으면');
    await expect(answer).toContainText('최종답변');
    await hasCount(like(page, nickname), 0);
    const writer = await enter(email, '/quiz');
    const listening = writer.waitForResponse((response) => response.url().includes('/api/v1/live?club='));
    await openQuiz(writer);
    await listening;
    const reactions = writer.getByRole('region', { name: '내 답변의 반응' });
    await expect(reactions).toContainText('좋아요 0');
    await press(like(page, nickname));
    await hasCount(like(page, nickname), 1);
    // It arrives on the writer's open page by itself.
    await expect(reactions).toContainText('좋아요 1');
    await press(writer.getByRole('button', { name: '버전 보기' }));
    const versions = writer.getByRole('dialog', { name: '답변 버전' });
    await expect(versions.getByRole('list', { name: '제출한 답변' }).getByRole('button')).toHaveCount(3);
    await expect(versions.getByText(/^(다듬음|새로 썼어요)$/).first()).toBeVisible();
    await expectSound(writer);
    const download = page.waitForEvent('download');
    await press(answer.getByRole('button', { name: `${nickname} 님의 파일 1개 내려받기` }));
    expect((await download).suggestedFilename()).toBe('풀이.txt');
    const archive = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '파일 모두 내려받기 (ZIP)' }));
    expect((await archive).suggestedFilename()).toMatch(/^퀴즈 \d+ 첨부파일\.zip$/);
    expect(await (await archive).failure()).toBeNull();
    await expect(page.getByText(/^파일 \d+개\(.*\)를 내려받기 시작했어요\.$/)).toBeVisible();
    await expectSound(page);
  });
});
