import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '작은 브랜드의 말투 만들기';
/** Where both who ask are members already, in sight of everybody. */
const SHOWN = '데이터베이스 설계 실전 클럽';
const LEADER = 'harin.choi@dure.test';
const REASON = '자기소개를 조금만 더 적어 주세요.';
/** Who asks to join. */
const ASKER = { email: 'soyul.park@dure.test', nickname: '박소율' };

const view = (page: Page, name: string) =>
  press(page.getByRole('navigation', { name: '클럽 구분' }).getByRole('link', { name, exact: true }));
const ofClub = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('article').filter({ hasText: CLUB });

test('a student keeps an eye on their favourites, requests and clubs at /quiz @one-course @phone', async ({
  enter,
}) => {
  const { email, nickname } = ASKER;
  const page = await enter(email, '/quiz');
  const leader = await enter(LEADER, '/my-clubs');

  await test.step('the heart of a card brings the club among the favourites', async () => {
    await page.getByRole('searchbox', { name: '클럽 이름, 리더' }).fill(CLUB);
    await press(ofClub(page, '퀴즈클럽 목록').getByRole('button', { name: `${CLUB} 즐겨찾기` }));
    await view(page, '즐겨찾기');
    await expect(ofClub(page, '즐겨찾기한 클럽 목록')).toHaveCount(1);
    await expectSound(page);
  });

  await test.step('their study room says what to do, what the week brings and where they stand', async () => {
    await page.goto('/studyroom');
    await expect(page.getByRole('region', { name: '지금 할 일' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: '앞으로 7일' }).getByRole('link').first()).toBeVisible();
    await expectSound(page);
    await page.goto('/quiz?view=FAVORITE');
  });

  await test.step('who asked for nothing is shown the way to clubs that recruit', async () => {
    await view(page, '가입 요청');
    await expect(page.getByText(/가입 요청이 없어요/)).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('link', { name: '모집 중인 클럽 보기' }));
    await press(page.getByRole('link', { name: CLUB }));
    await press(page.getByRole('button', { name: '가입 요청하기' }));
    await press(page.getByRole('dialog').getByRole('button', { name: '요청 보내기' }));
    await expect(page.getByText('가입승인대기중')).toBeVisible();
    await expectSound(page);
  });

  await test.step('a request that waits can be taken back', async () => {
    await page.goto('/quiz?view=REQUESTED');
    const request = ofClub(page, '가입을 요청한 클럽 목록');
    await expect(request).toContainText('가입승인대기중');
    await expectSound(page);
    await press(request.getByRole('button', { name: `${CLUB} 가입 요청 취소` }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
    await expect(request).toContainText('요청 취소함');
  });

  const decide = (action: '수락' | '거절') => press(leader.getByRole('button', { name: `${nickname} 가입 ${action}` }));
  await test.step('asked again from the list and rejected, it says why', async () => {
    await press(page.getByRole('link', { name: `${CLUB} 가입 다시 요청` }));
    await page.getByRole('dialog').getByRole('textbox', { name: '남길 말' }).fill('작은 가게를 준비하고 있습니다.');
    await press(page.getByRole('dialog').getByRole('button', { name: '요청 보내기' }));
    await expect(page.getByText('가입승인대기중')).toBeVisible();
    await press(leader.getByRole('link', { name: CLUB }));
    await press(leader.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '멤버' }));
    await press(leader.getByRole('navigation', { name: '멤버 보기' }).getByRole('link', { name: /^가입 요청/ }));
    await decide('거절');
    await leader.getByRole('dialog').getByRole('textbox', { name: '남길 말' }).fill(REASON);
    await press(leader.getByRole('dialog').getByRole('button', { name: '거절' }));
    await expect(leader.getByText('1명의 가입을 거절했습니다.')).toBeVisible();
    await page.goto('/quiz?view=REQUESTED&status=REJECTED');
    await expect(ofClub(page, '가입을 요청한 클럽 목록')).toContainText(`클럽의 답: ${REASON}`);
    await expectSound(page);
  });

  await test.step('accepted at last, the club is among their own', async () => {
    await press(page.getByRole('link', { name: `${CLUB} 가입 다시 요청` }));
    await press(page.getByRole('dialog').getByRole('button', { name: '요청 보내기' }));
    await expect(page.getByText('가입승인대기중')).toBeVisible();
    await leader.reload();
    await decide('수락');
    await expect(leader.getByText('1명의 가입을 수락했습니다.')).toBeVisible();
    await page.goto('/quiz');
    await view(page, '내 클럽');
    await expect(ofClub(page, '내 클럽 목록')).toContainText('가입완료');
    await expectSound(page);
  });

  await test.step('what that earned stands on their own page', async () => {
    await page.goto('/account/my/activity');
    const entry = page.getByRole('list', { name: '포인트 내역' }).getByRole('listitem').filter({ hasText: CLUB });
    await expect(entry).toContainText('클럽 가입');
    await expect(entry).toContainText('+10');
    await expectSound(page);
    await press(page.getByRole('link', { name: '월간 순위' }));
    await expect(page.getByRole('list', { name: '전체 순위' })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('list', { name: '내 자리' }).getByRole('link', { name: nickname }));
    await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
    const clubs = page.getByRole('list', { name: '함께하는 공개 클럽' });
    await expect(clubs).toContainText(SHOWN);
    // It promises that nobody is recognised in it.
    await expect(clubs).not.toContainText(CLUB);
    await expectSound(page);
  });

  await test.step('asked by nickname they become friends, who read what is public of each other', async () => {
    await press(page.getByRole('link', { name: '친구 목록' }));
    await expect(page.getByText(/아직 친구가 없어요/)).toBeVisible();
    await expectSound(page);
    await leader.goto('/studyroom/friends');
    await leader.getByRole('textbox', { name: '닉네임' }).fill(nickname);
    await leader.keyboard.press('Enter');
    await expect(leader.getByRole('list', { name: '보낸 요청' })).toContainText(nickname);
    await expectSound(leader);
    await press(page.getByRole('button', { name: '최하린 강사 수락' }));
    await expect(page.getByRole('list', { name: '친구', exact: true })).toContainText('최하린 강사');
    await expectSound(page);
    await press(leader.getByRole('list', { name: '친구', exact: true }).getByRole('link', { name: nickname }));
    await expect(leader.getByRole('list', { name: '함께하는 공개 클럽' })).toContainText(SHOWN);
    await expectSound(leader);
  });
});
