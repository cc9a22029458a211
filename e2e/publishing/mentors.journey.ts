import { expect, expectSound, press, test } from '../fixtures.ts';

test('a member finds a mentor, learns that they are certified, and asks for a seminar', async ({ enter }) => {
  const wish = `화면이 느린 까닭을 글로 쓰는 법 (${test.info().project.name})`;
  const page = await enter('member5@dure.test', '/explore');
  await press(page.getByRole('link', { name: '멘토', exact: true }));
  await expect(page.getByRole('list', { name: '멘토 목록' }).getByRole('article')).toHaveCount(8);
  await expectSound(page);
  await press(page.getByRole('list', { name: '멘토 목록' }).getByRole('link', { name: '정유진', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: '정유진' })).toBeVisible();
  await expect(page.getByText('멘토 3 · 레벨 4')).toBeVisible();
  const certified = page.getByRole('button', { name: '인증', exact: true });
  await press(certified);
  await expect(page.getByRole('tooltip')).toHaveText('인증 멘토입니다.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByRole('textbox', { name: '듣고 싶은 이야기' }).fill(wish);
  await press(page.getByRole('button', { name: '세미나 부탁하기' }));
  await expect(page.getByText(/정유진 님께 보냈어요/)).toBeVisible();
  const others = page.getByRole('button', { name: /혼자 하는 코드 리뷰/ });
  const before = await others.getAttribute('aria-pressed');
  await press(others);
  await expect(others).toHaveAttribute('aria-pressed', String(before === 'false'));
  await expectSound(page);
  await press(page.getByRole('button', { name: '부탁 거두기' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '부탁 거두기' }));
  await expect(page.getByRole('button', { name: '세미나 부탁하기' })).toBeVisible();
});

test('a mentor offers hours and answers wishes; a manager names another mentor and ends it @one-course @phone', async ({
  enter,
}) => {
  const mentor = await enter('taeoh.nam@dure.test', '/mentoring');
  await press(mentor.getByRole('list', { name: '멘토 목록' }).getByRole('link', { name: '남태오', exact: true }));
  await press(mentor.getByRole('button', { name: '소개와 시간 고치기' }));
  const dialog = mentor.getByRole('dialog');
  await press(dialog.getByRole('button', { name: '시간 더하기' }));
  await dialog.getByRole('combobox', { name: '2번째 끝' }).selectOption('18:30');
  await press(dialog.getByRole('button', { name: '저장' }));
  await expect(dialog.getByText('끝나는 시각은 시작하는 시각보다 뒤여야 합니다.')).toBeVisible();
  await expectSound(mentor);
  await dialog.getByRole('combobox', { name: '2번째 끝' }).selectOption('21:00');
  await press(dialog.getByRole('button', { name: '저장' }));
  await expect(mentor.getByText('월 19:00–21:00')).toBeVisible();
  await expectSound(mentor);
  await press(mentor.getByRole('button', { name: '받아들이기' }));
  await press(mentor.getByRole('link', { name: '세미나 계획 쓰기' }));
  await expect(mentor.getByRole('textbox', { name: /^제목/ })).toHaveValue('첫 직장에서 석 달 안에 배울 것');
  await expect(mentor.getByRole('radio', { name: '멘토 세미나' })).toBeChecked();

  const asker = await enter('member1@dure.test', '/account/my/alarms');
  await press(asker.getByText('‘첫 직장에서 석 달 안에 배울 것’ 부탁을 멘토가 받아들였어요').first());
  await expect(asker.getByRole('heading', { level: 1, name: '남태오' })).toBeVisible();

  const manager = await enter('manager@dure.test', '/system/admin/mentors');
  const row = manager.getByRole('row', { name: /최하린/ });
  await press(row.getByRole('button', { name: '거두기' }));
  await press(manager.getByRole('alertdialog').getByRole('button', { name: '거두기' }));
  await expect(row).toHaveCount(0);
  await press(manager.getByRole('button', { name: '멘토 정하기' }));
  await manager.getByRole('searchbox', { name: '강사나 운영자 찾기' }).fill('최하린');
  await press(manager.getByRole('button', { name: '최하린 강사 고르기' }));
  await manager.getByRole('combobox', { name: '단계' }).last().selectOption('멘토 2');
  await expectSound(manager);
  await press(manager.getByRole('button', { name: '저장' }));
  await expect(row.getByText('멘토 2')).toBeVisible();
  await expectSound(manager);
});
