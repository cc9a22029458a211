import { readFile } from 'node:fs/promises';
import { expect, expectSound, press, test } from '../fixtures.ts';

const TITLE = '동아리 장부를 표로 옮기다';

test('a resume is written, proven, opened to guests, checked by them, and withdrawn @one-course', async ({
  enter,
  visit,
  server,
}) => {
  const member = await enter('member2@dure.test', '/account/my/activity');
  await press(member.getByRole('link', { name: '이력 이야기' }));
  await expect(member.getByText('아직 적은 이야기가 없어요.')).toBeVisible();
  await expectSound(member);
  await member.getByRole('textbox', { name: '한 줄 소개' }).fill('숫자를 글로 옮기는 사람');
  await press(member.getByRole('button', { name: '이야기 더하기' }));
  const story = member.getByRole('region', { name: '이야기 1' });
  await story.getByRole('textbox', { name: /^제목/ }).fill(TITLE);
  await story.getByRole('textbox', { name: '시작 년도' }).fill('2025');
  await story.getByRole('textbox', { name: '시작월' }).fill('6');
  await story.getByRole('textbox', { name: '종료 년도' }).fill('2025');
  await story.getByRole('textbox', { name: '종료월' }).fill('4');
  await expect(story.getByText('시작월 보다 작을 수 없습니다.')).toBeVisible();
  await expectSound(member);
  await story.getByRole('textbox', { name: '종료월' }).fill('11');
  await expect(member.getByRole('heading', { name: '모두 6개월' })).toBeVisible();

  await press(story.getByRole('button', { name: '두레에서 한 일 붙이기' }));
  await press(member.getByRole('button', { name: '숫자에 속지 않는 통계 붙이기' }));
  // By keyboard: the step opens, is written, and is agreed to.
  await story.getByRole('button', { name: /숫자에 속지 않는 통계/, expanded: false }).press('Enter');
  await story.getByRole('textbox', { name: '한 일' }).fill('숫자로 말하기\n평균 뒤에 숨은 사람을 찾았습니다.');
  await story.getByRole('switch', { name: '공개에 동의' }).press('Space');
  await expect(story.getByText(/최종답변 [1-4]개/)).toBeVisible();
  await expect(member.getByText('공개 화면에 근거로 보여요.')).toHaveCount(0);
  await press(story.getByRole('button', { name: '두레에서 한 일 붙이기' }));
  const grades = member.getByRole('dialog').getByRole('region', { name: '퀴즈 점수' });
  await expectSound(member);
  await press(grades.getByRole('button', { name: /붙이기$/ }).first());
  await press(story.getByRole('switch', { name: '공개에 동의' }).nth(1));
  await expect(story.getByText(/[0-9]+점 · .* 채점/)).toBeVisible();
  await press(member.getByRole('button', { name: '저장하고 공개' }));
  await expect(member.getByText('지금까지 0번 열림')).toBeVisible();
  await expectSound(member);
  const address = await member.getByRole('textbox', { name: '공개 주소' }).inputValue();

  const guest = await visit(server.url);
  const answer = await guest.goto(address);
  expect(answer!.headers()['x-robots-tag']).toContain('noindex');
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(guest.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(guest.getByText(/[0-9]+점 · .* 채점/)).toBeVisible();
  await press(guest.getByRole('button', { name: '직접 확인하기' }).first());
  await expect(guest.getByText('지금 기록과 같아요.')).toHaveCount(2);
  await expectSound(guest);
  const [badge] = await Promise.all([
    guest.waitForEvent('download'),
    press(guest.getByRole('link', { name: '배지 내려받기' })),
  ]);
  expect((await readFile(await badge.path(), 'utf8')).split('.')).toHaveLength(3);

  await member.reload();
  await expect(member.getByText(/지금까지 [1-9]번 열림/)).toBeVisible();
  await press(member.getByRole('button', { name: '링크 거두기' }));
  await expect(member.getByText(/이제 이 주소로는 아무것도 보이지 않아요/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: '거둔 이력이에요' })).toBeVisible();
  await expectSound(guest);
});

test('a printed resume has pages without the screen around it, and no word broken @once', async ({ enter }) => {
  const member = await enter('member1@dure.test', '/account/my/resume');
  await member.goto(await member.getByRole('link', { name: '공개 화면 보기' }).getAttribute('href').then(String));
  await expect(member.getByRole('heading', { level: 1, name: '서예린' })).toBeVisible();
  await member.emulateMedia({ media: 'print' });
  await expect(member.getByRole('button', { name: 'PDF로 인쇄' })).toBeHidden();
  await expect(member.getByRole('button', { name: '직접 확인하기' })).toBeHidden();
  await expect(member.locator('[data-resume]')).toHaveCSS('word-break', 'keep-all');
  for (const step of await member.locator('[data-resume] li').all())
    await expect(step).toHaveCSS('break-inside', 'avoid');
  await expect(member.getByText('두레대학교에서 확인됨').first()).toBeVisible();
  // An empty page before it, or one cut off at its side, would be a second one.
  const paper = (await member.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
