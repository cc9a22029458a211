import type { Page } from '@playwright/test';
import { expect, expectSound, logIn, press, siteOf, test } from '../fixtures.ts';

interface Tenant {
  readonly name: string;
  readonly member: string;
  readonly nickname: string;
  readonly preset: string;
  readonly footer: RegExp;
  readonly hasLectures: boolean;
  readonly club: string;
}

const dure: Tenant = {
  name: '두레대학교',
  member: 'member1@dure.test',
  nickname: '서예린',
  preset: 'blue',
  footer: /02-0000-2500.*관련 사이트.*K-MOOC/,
  hasLectures: true,
  club: '데이터베이스 설계 실전 클럽',
};
const hanbit: Tenant = {
  name: '한빛대학교',
  member: 'member1@hanbit.test',
  nickname: '백서우',
  preset: 'burgundy',
  footer: /한빛대학교 학습지원처/,
  hasLectures: false,
  club: '임상 판단 연습: 첫 5분의 간호',
};
const saero: Tenant = {
  name: '새로테크',
  member: 'member1@saero.test',
  nickname: '우지훈',
  preset: 'teal',
  footer: /© 2024 새로테크/,
  hasLectures: true,
  club: '팀장이 알아야 할 노동법 네 가지',
};
const tenants = [dure, hanbit, saero];

const openMenu = (page: Page) => page.getByRole('button', { name: '메뉴 열기' });

/** The menu's items, which a phone keeps in the drawer. */
async function menuItems(page: Page): Promise<string[]> {
  const isPhone = await openMenu(page).isVisible();
  if (isPhone) await press(openMenu(page));
  const links = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link');
  await expect(links.filter({ hasText: '퀴즈클럽' }).first()).toBeVisible();
  const items = await links.allTextContents();
  if (isPhone) await page.keyboard.press('Escape');
  return items.filter((item) => item !== '홈');
}

async function logOut(page: Page, nickname: string): Promise<void> {
  if (await openMenu(page).isVisible()) await press(openMenu(page));
  else await press(page.getByRole('button', { name: `${nickname} 님 메뉴` }));
  await press(page.getByRole('dialog').getByRole('button', { name: '로그아웃' }));
  await page.waitForURL((url) => url.pathname === '/');
}

test('each host shows its own tenant: logo, footer, colours, menu and clubs @one-course', async ({ visit, server }) => {
  const logos = new Set<string>();
  const colours = new Set<string>();
  for (const tenant of tenants) {
    const page = await visit(siteOf(server, tenant.member));
    await page.goto('/quiz');
    const logo = page.getByRole('banner').getByRole('link', { name: `${tenant.name} 홈` });
    await expect(logo).toBeVisible();
    logos.add(await logo.locator('img').evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text()));
    await expect(page.getByRole('contentinfo')).toHaveText(tenant.footer);
    await expect(page.locator('html')).toHaveAttribute('data-preset', tenant.preset);
    const login = page.getByRole('banner').getByRole('link', { name: '로그인' });
    colours.add(await login.evaluate((element) => getComputedStyle(element).backgroundColor));
    expect((await menuItems(page)).includes('강의클럽')).toBe(tenant.hasLectures);
    await expect(page.getByRole('link', { name: tenant.club })).toBeVisible();
    for (const other of tenants) if (other !== tenant) await expect(page.getByText(other.club)).toHaveCount(0);
    await expectSound(page);
  }
  expect([logos.size, colours.size]).toEqual([tenants.length, tenants.length]);
});

test('a member of one tenant is nobody at another @one-course', async ({ visit, server }) => {
  const page = await visit(siteOf(server, hanbit.member));
  await page.goto('/account/login?redirect_url=/quiz');
  await logIn(page, saero.member);
  await expect(page.getByRole('alert')).toHaveText(/이메일 계정 또는 비밀번호가 일치하지 않습니다/);
  await expectSound(page);
  await logIn(page, hanbit.member);
  await expect(page).toHaveURL(/\/quiz$/);

  await page.goto(`${siteOf(server, saero.member)}/quiz`);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  const cookies = await page.context().cookies(siteOf(server, hanbit.member));
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const answer = await page.evaluate(async (foreign) => {
    const response = await fetch('/api/v1/my/clubs', { headers: { authorization: `Bearer ${foreign}` } });
    return { status: response.status, body: (await response.json()) as { code: string } };
  }, token);
  expect(answer).toMatchObject({ status: 401, body: { code: '0400' } });
});

test('the menu follows the role, and log-out leaves nothing of the member @one-course', async ({ enter }) => {
  const page = await enter(hanbit.member, '/quiz');
  expect(await menuItems(page)).toEqual(['서비스 소개', '퀴즈클럽', 'My 학습방']);
  await logOut(page, hanbit.nickname);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expectSound(page);
  await page.goto('/studyroom');
  await expect(page).toHaveURL(/\/account\/login\?redirect_url=/);
  await logIn(page, 'manager@hanbit.test');
  await expect(page).toHaveURL(/\/studyroom$/);
  expect(await menuItems(page)).toEqual(['서비스 소개', '퀴즈클럽', 'My 학습방', 'My 퀴즈', 'My 퀴즈클럽', '관리자']);
  await expectSound(page);
});

test('an address that leads nowhere says so and leads on @one-course', async ({ guest }) => {
  await guest.goto('/quiz/unknown');
  await expect(guest.getByRole('heading', { name: '찾을 수 없는 화면이에요' })).toBeVisible();
  await expectSound(guest);
  await press(guest.getByRole('main').getByRole('link', { name: '퀴즈클럽 보기' }));
  await expect(guest.getByRole('heading', { name: '퀴즈클럽', level: 1 })).toBeVisible();
});
