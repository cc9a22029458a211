import { expect, expectSound, press, test } from '../fixtures.ts';

const TITLE = '두 사람이 읽는 논문 한 편';

test('a seminar is asked for, opened, filled, waited for, and its place goes on; after one people are marked and thanked @one-course @phone', async ({
  enter,
}) => {
  const holder = await enter('instructor@dure.test', '/seminar/write');
  await holder.getByRole('textbox', { name: /^제목/ }).fill(TITLE);
  await press(holder.getByRole('button', { name: '때와 정원 정하기' }));
  const year = new Date().getFullYear() + 1;
  for (const [field, hour] of [
    ['시작', '10'],
    ['끝', '12'],
  ] as const) {
    const date = holder.getByRole('group', { name: field, exact: true });
    await date.getByRole('spinbutton').first().click();
    await holder.keyboard.type(`${year}0310${hour}00`);
  }
  await holder.getByRole('textbox', { name: '모이는 곳' }).fill('세미나실 2');
  const places = holder.getByRole('textbox', { name: '정원' });
  await places.fill('1');
  await places.blur();
  await expectSound(holder);
  await press(holder.getByRole('button', { name: '저장' }));
  await expect(holder.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await press(holder.getByRole('button', { name: '개설 요청하기' }));
  await expect(holder.getByText('운영자가 개설 요청을 살펴보고 있어요.')).toBeVisible();
  const address = new URL(holder.url()).pathname;

  const manager = await enter('manager@dure.test', '/system/admin/seminars');
  await expectSound(manager);
  const row = manager.getByRole('row', { name: new RegExp(TITLE) });
  await press(row.getByRole('button', { name: '열기' }));
  await press(manager.getByRole('alertdialog').getByRole('button', { name: '열기' }));
  await expect(row.getByText('모집중')).toBeVisible();

  // An address of articles with a seminar's number leads to the seminar.
  const first = await enter('member3@dure.test', address.replace('/seminar/', '/explore/'));
  await expect(first).toHaveURL(new RegExp(`${address}$`));
  await press(first.getByRole('button', { name: '신청하기' }));
  await expect(first.getByText('내 자리가 있어요')).toBeVisible();
  await expectSound(first);
  const second = await enter('member4@dure.test', address);
  await press(second.getByRole('button', { name: '대기 신청하기' }));
  await expect(second.getByText('대기 1번째예요')).toBeVisible();
  await press(first.getByRole('button', { name: '신청 취소' }));
  await press(first.getByRole('alertdialog').getByRole('button', { name: '신청 취소' }));
  await expect(first.getByText('내 자리가 있어요')).toBeHidden();
  await second.reload();
  await press(second.getByRole('button', { name: '자리 받기' }));
  await expect(second.getByText('내 자리가 있어요')).toBeVisible();

  // One that was held stands in the demo.
  await holder.goto('/explore?view=mine&keyword=처음 읽는');
  await press(holder.getByRole('link', { name: '실행 계획 처음 읽는 사람을 위한 두 시간' }));
  const absent = await holder
    .getByRole('checkbox', { name: /출석$/, checked: false })
    .first()
    .getAttribute('aria-label');
  await holder.getByRole('checkbox', { name: absent! }).check();
  await expect(holder.getByText('6명이 왔어요')).toBeVisible();
  await press(holder.getByRole('button', { name: '한마디 고치기' }));
  await holder.getByRole('textbox', { name: '마친 뒤의 한마디' }).fill('다음에는 더 오래 읽어요.');
  await press(holder.getByRole('dialog').getByRole('button', { name: '올리기' }));
  await expect(holder.getByText('다음에는 더 오래 읽어요.')).toBeVisible();
  await expectSound(holder);
});
