import type { Page, TestInfo } from '@playwright/test';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';

const CLUB = '문제 정의 훈련소: 요구사항을 의심하는 법';
const LEADER = 'jiwoo.park@dure.test';

/** Who joins the club: another person in each project, since the projects may share a server. */
const joiners: Record<string, { email: string; nickname: string }> = {
  desktop: { email: 'donghyun.seo@dure.test', nickname: '서동현' },
  mobile: { email: 'jiho.ahn@dure.test', nickname: '안지호' },
};
const joinerOf = ({ project }: TestInfo) => joiners[project.name]!;

/** The leader's page of the club's members, and the address that its QR code stands for. */
async function openMembers(page: Page): Promise<string> {
  await page.goto('/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '멤버' }));
  await press(page.getByRole('button', { name: 'QR 코드' }));
  const dialog = page.getByRole('dialog', { name: 'QR 코드로 초대하기' });
  await expect(dialog.getByRole('img', { name: `${CLUB} 초대 QR 코드` })).toBeVisible();
  await expectSound(page);
  const link = await dialog.getByText(/\/quiz\?code=/).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link!;
}

/** Where only a member gets to from the club's page. */
const ownAnswers = (page: Page) =>
  page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '내 답변' });

test('an invitation survives logging in; who joined by it leaves, comes back, and is expelled for good @one-course', async ({
  enter,
  guest,
}, info) => {
  const { email, nickname } = joinerOf(info);
  const leader = await enter(LEADER);
  const link = await openMembers(leader);

  await guest.goto(link);
  await press(guest.getByRole('alertdialog').getByRole('button', { name: '로그인' }));
  await logIn(guest, email);
  const joining = guest.getByRole('dialog', { name: '참여코드로 가입' });
  await expect(joining.getByText(CLUB)).toBeVisible();
  await press(joining.getByRole('button', { name: '가입하기' }));
  const welcome = guest.getByRole('dialog', { name: '가입했어요' });
  await expect(welcome).toContainText(/에 시작해요/);
  await expectSound(guest);
  const download = guest.waitForEvent('download');
  await press(welcome.getByRole('link', { name: '캘린더에 넣기' }));
  expect((await download).suggestedFilename()).toMatch(/일정\.ics$/);
  await press(welcome.getByRole('button', { name: '클럽 보기' }));
  await expect(welcome).toBeHidden();
  await expect(guest.getByRole('heading', { name: CLUB, level: 1 })).toBeVisible();
  await expect(ownAnswers(guest)).toBeVisible();

  await guest.goto(`${new URL(guest.url()).pathname}?tab=about`);
  await press(guest.getByRole('button', { name: '클럽 나가기' }));
  const question = guest.getByRole('alertdialog', { name: '클럽에서 나가시겠습니까?' });
  await expect(question.getByText(/답변은 클럽에 남아요/)).toBeVisible();
  await expectSound(guest);
  await press(question.getByRole('button', { name: '클럽 나가기' }));
  await press(guest.getByRole('button', { name: '참여코드로 가입' }));
  const again = guest.getByRole('dialog', { name: '참여코드로 가입' });
  await again.getByRole('textbox', { name: /참여코드/ }).fill(new URL(link).searchParams.get('code')!);
  await press(again.getByRole('button', { name: '가입하기' }));
  await press(welcome.getByRole('button', { name: '클럽 보기' }));
  await expect(ownAnswers(guest)).toBeVisible();

  await leader.reload();
  await leader.getByRole('searchbox', { name: '이름으로 찾기' }).fill(nickname);
  await press(leader.getByRole('button', { name: `${nickname} 강퇴` }));
  const expelling = leader.getByRole('dialog', { name: '멤버 강퇴' });
  await expelling.getByRole('textbox', { name: /강퇴 사유/ }).fill('여정을 마칩니다.');
  await press(expelling.getByRole('button', { name: '강퇴하기' }));
  await expect(leader.getByText(`${nickname}님을 강퇴했습니다.`)).toBeVisible();
  await expect(expelling).toBeHidden();
  await expectSound(leader);

  await guest.reload();
  await expect(guest.getByText('이 클럽에는 다시 가입할 수 없어요.')).toBeVisible();
});
