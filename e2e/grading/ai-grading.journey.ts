import type { Page } from '@playwright/test';
import { chooseQuiz, expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';

/** Whose answer to the third quiz nobody but AI grades. */
const GRADED_BY_AI = 'chaewon.shin@dure.test';

// What is graded stays graded.
test.use({ alone: 'ai-grading' });

const answerTitle = (page: Page) => page.getByRole('heading', { name: /님의 답변$/, level: 2 });
const HOLDS = '비공개로 채점하고 모아서 공개하기';
const panel = (page: Page) => page.getByRole('region', { name: 'AI 평가' });

test('an instructor grades in private from now on @one-course', async ({ enter }) => {
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await press(page.getByRole('button', { name: '점수 공개' }));
  const dialog = page.getByRole('dialog', { name: '점수 공개' });
  await expect(dialog).toContainText('공개를 기다리는 점수가 없어요.');
  await press(dialog.getByText(HOLDS));
  await expect(dialog.getByRole('switch', { name: HOLDS })).toBeChecked();
  await expectSound(page);
  await press(dialog.getByRole('button', { name: '닫기' }).last());
  await expect(page.getByText('비공개로 채점 중')).toBeVisible();
  await expect(page.getByText('0개 공개 전')).toBeVisible();
});

test('an instructor says why they graded otherwise than AI, sees whom that changes, and lets it @one-course', async ({
  enter,
}) => {
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await chooseQuiz(page, '2주차 · Q3');
  const queue = page.getByRole('list', { name: '답변 목록' });
  await expect(queue).toContainText(/거의 같은 답인데 점수가.*자주 갈려요/);
  await press(queue.getByRole('link', { name: /오승민/ }));
  await expect(answerTitle(page)).toBeVisible();
  // A line of before stands where it is about.
  await expect(page.getByRole('list', { name: '메모' })).toContainText('좌석을 미리 만들어');
  await press(page.getByRole('radiogroup', { name: '막는 방법이 실제로 통한다' }).getByRole('radio').first());
  const why = page.getByRole('textbox', { name: /왜 바꾸었나요/ });
  await why.fill('강의 행을 잠근다고만 써도 통하는 방법으로 본다.');
  await press(page.getByRole('button', { name: '달라질 점수 보기' }));
  const preview = page.getByRole('region', { name: '이 메모를 남기면 달라질 점수' });
  await expect(preview).toContainText('아직 아무 점수도 바뀌지 않았어요.');
  await expectSound(page);
  await press(preview.getByRole('button', { name: /^메모 남기고 \d+개 바꾸기$/ }));
  await expect(page.getByText(/메모를 남기고 AI 점수 \d+개를 바꿨어요/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: '메모' })).toContainText('잠근다고만 써도');
  await press(page.getByRole('button', { name: '메모 고치기' }).first());
  const dialog = page.getByRole('dialog', { name: '채점 메모' });
  await expect(dialog.getByRole('list', { name: '바뀐 기록' })).toContainText('남김: 강의 행을');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page.getByRole('radiogroup', { name: '두 트랜잭션의 순서를 바르게 설명한다' }).getByRole('radio').nth(1));
  await press(page.getByRole('button', { name: '저장하고 다음' }));
  await expect(page.getByRole('status').filter({ hasText: '점 저장됨' })).toHaveCount(1);
});

test('an instructor compares AI with their own grades, lets what it is sure of count, and sees what stays @one-course', async ({
  enter,
}) => {
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(page.getByRole('link', { name: '퀴즈 3 AI 채점 견주어 보기' }));
  await expect(page.getByRole('heading', { name: 'AI 채점을 맡길 만한지 견주어 보기' })).toBeVisible();
  const agreement = page.getByRole('region', { name: '얼마나 비슷한가요' });
  await expect(agreement).toContainText('꽤 비슷하고, 치우치지 않아요');
  await expect(agreement).toContainText(/7개 중 \d개/);
  await expect(agreement).toContainText('가중 카파');
  const compared = page.getByRole('region', { name: '답변별 비교' }).getByRole('listitem');
  await expect(compared).toHaveCount(8);
  // Who says it in other words than the model answer is left to a person.
  await expect(compared.filter({ hasText: 'AI –, 직접 읽어 주세요' })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /제안만/ })).toBeChecked();
  await expectSound(page);
  await press(page.getByText('확신이 높으면 공식 점수로'));
  const slider = page.getByRole('slider', { name: /공식 점수가 되는 확신/ });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.81 이상');
  await expectSound(page);
  // What waits of this quiz is surer than this.
  for (let step = 0; step < 11; step += 1) await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.70 이상');
  await press(page.getByRole('button', { name: '이 방식으로 시작' }));
  await expect(page.getByText('정한 대로 시작했어요.').first()).toBeVisible();
});

test('an instructor has an answer read, sees why, takes the score over and saves; its author reads the reasons', async ({
  enter,
  isMobile,
  viewport,
}) => {
  const isPhone = isMobile || viewport!.width < 600;
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await chooseQuiz(page, '3주차 · Q5');
  await press(page.getByRole('list', { name: '답변 목록' }).getByRole('link').first());
  await expect(answerTitle(page)).toBeVisible();
  await expect(panel(page)).toContainText('아직 AI가 읽지 않은 답변이에요.');
  await press(panel(page).getByRole('button', { name: 'AI 평가 받기' }));
  await expect(panel(page)).toContainText('내장 도구가');
  await expect(panel(page)).toContainText(/확신/);
  await expect(page.getByText(/AI \d+(\.\d)? \/ \d+/).first()).toBeVisible();
  await expectSound(page);
  const score = await panel(page).getByRole('definition').nth(1).textContent();
  if (isPhone) await press(panel(page).getByRole('button', { name: 'AI 점수 쓰기' }));
  else await page.keyboard.press('y');
  await expect(page.getByRole('textbox', { name: '직접 입력' })).toHaveValue(score!);
  if (isPhone) await press(page.getByRole('button', { name: '저장하고 다음' }));
  else await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${score}점 저장됨` })).toHaveCount(1);

  const member = await enter('member2@dure.test', '/quiz');
  await press(member.getByRole('link', { name: CLUB }));
  await press(member.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(member.getByRole('link', { name: /제3정규형/ }).first());
  const read = member.getByText(/내장 채점 도구도 읽었어요/);
  await press(read);
  await expect(member.getByText(/강사가 참고한 평가예요/)).toBeVisible();
  await expectSound(member);
});

test('what AI and the instructor graded waits together, is released with one notice, and is read @one-course', async ({
  enter,
}) => {
  const member = await enter(GRADED_BY_AI, '/quiz');
  await press(member.getByRole('link', { name: CLUB }));
  await press(member.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(member.getByRole('link', { name: /같은 강의의 마지막 한 자리/ }).first());
  const grade = member.getByRole('region', { name: '채점·피드백' });
  await expect(grade).toContainText('채점 중');

  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await press(page.getByRole('button', { name: '공개하기', exact: true }));
  const dialog = page.getByRole('dialog', { name: '채점한 답을 공개할까요?' });
  const held = dialog.getByRole('list', { name: '공개할 퀴즈' }).getByRole('listitem');
  await expect(held.filter({ hasText: '퀴즈 3' })).toContainText(/\d개/);
  const open = held.filter({ hasText: '퀴즈 5' });
  await expect(open).toContainText('그 뒤에 공개하는 편이 좋아요');
  await press(open.getByRole('checkbox'));
  await expect(dialog).toContainText('퀴즈 3, 5의 점수와 피드백이 나왔어요.');
  await expectSound(page);
  await press(dialog.getByRole('button', { name: /^\d+개 공개하기$/ }));
  await expect(page.getByText(/\d+개를 공개했어요/).first()).toBeVisible();
  await expect(page.getByText('0개 공개 전')).toBeVisible();

  await member.reload();
  await expect(grade).toContainText('AI 채점');
  await expect(grade).toContainText('공식 점수');
  await press(grade.getByText(/내장 채점 도구도 읽었어요/));
  await expectSound(member);
});
