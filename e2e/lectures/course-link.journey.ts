import { expect, expectSound, press, test } from '../fixtures.ts';

const LECTURE = '데이터베이스 개론: 표에서 실행 계획까지';
const QUIZ = '데이터베이스 설계 실전 클럽';

test('a course of two clubs: its quizzes stand beside the study, and a missed keyword leads back into the material @one-course', async ({
  enter,
}) => {
  const member = await enter('member1@dure.test', '/lecture?view=MINE');
  await press(member.getByRole('link', { name: LECTURE }).first());
  await press(member.getByRole('link', { name: '정규화', exact: true }));
  const panes = member.getByRole('group', { name: '보는 곳' }).filter({ visible: true });
  await press(panes.getByRole('button', { name: /퀴즈 \d+$/ }));
  const quizzes = member.getByRole('list', { name: '이 강의의 퀴즈' });
  await expect(quizzes.getByRole('listitem').first()).toBeVisible();
  await expectSound(member);
  await press(quizzes.getByRole('link').first());
  await expect(member).toHaveURL(/\/quiz\/\d+\/quizzes\/\d+/);
  const room = new URL(member.url()).pathname;
  const explained = '빠뜨린 키워드는 여기에 있어요';

  await test.step('who is in both opens the passage that explains a keyword', async () => {
    const told = member.getByRole('region', { name: explained });
    await expect(told).toBeVisible();
    await expectSound(member);
    await press(told.getByRole('link', { name: /^2강 정규화 · / }).first());
    await expect(member).toHaveURL(/\/lecture\/\d+\/studies\/\d+\?.*passage=\d+/);
  });

  await test.step('who is in the quiz club alone reads which study it is, and no more', async () => {
    const outsider = await enter('member8@dure.test', room);
    const told = outsider.getByRole('region', { name: explained });
    await expect(told).toContainText('2강 정규화');
    await expect(told.getByRole('link', { name: /강 / })).toHaveCount(0);
    await expect(told.getByRole('link', { name: '강의클럽 보기' })).toBeVisible();
    await expectSound(outsider);
  });

  await test.step('whoever runs both clubs undoes the link, and makes it again from the other one', async () => {
    const instructor = await enter('instructor@dure.test', '/my-lecture-clubs');
    await press(instructor.getByRole('link', { name: LECTURE }).first());
    await press(instructor.getByRole('link', { name: '수정', exact: true }));
    const card = instructor.getByRole('region', { name: '이 강의의 퀴즈클럽' });
    await expect(card).toContainText(QUIZ);
    await expectSound(instructor);
    await press(card.getByRole('button', { name: '연결 끊기' }));
    await press(instructor.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }));
    await press(card.getByRole('button', { name: '클럽 연결' }));
    const dialog = instructor.getByRole('dialog', { name: '클럽 연결' });
    await dialog.getByRole('searchbox', { name: '클럽 이름으로 찾기' }).fill('설계 실전');
    await press(dialog.getByText(QUIZ, { exact: true }));
    await expectSound(instructor);
    await press(dialog.getByRole('button', { name: '연결하기' }));
    await expect(card).toContainText(QUIZ);
  });

  await test.step('from the quiz club it is undone and made again just so', async () => {
    const instructor = await enter('instructor@dure.test', `/quiz-dashboard/${room.split('/')[2]}/edit`);
    const card = instructor.getByRole('region', { name: '이 퀴즈의 강의클럽' });
    await expect(card).toContainText(LECTURE);
    await press(card.getByRole('button', { name: '연결 끊기' }));
    await press(instructor.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }));
    await press(card.getByRole('button', { name: '클럽 연결' }));
    const dialog = instructor.getByRole('dialog', { name: '클럽 연결' });
    await press(dialog.getByText(LECTURE, { exact: true }));
    await expectSound(instructor);
    await press(dialog.getByRole('button', { name: '연결하기' }));
    await expect(card).toContainText(LECTURE);
  });
});
