import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const MEMBER = 'member1@dure.test';
const CLUB = '데이터베이스 설계 실전 클럽';
export const CLUBS = `/quiz?keyword=${encodeURIComponent(CLUB)}`;

/** The address of a question's room, from the list of clubs on; the room is not opened. */
export async function addressOf(page: Page, question: RegExp): Promise<string> {
  const club = page.getByRole('link', { name: CLUB }).first();
  await page.goto(`${(await club.getAttribute('href'))!.replace(/\?.*/, '')}?tab=quizzes`);
  const link = page.getByRole('link', { name: question }).first();
  await expect(link).toHaveAttribute('href', /\/quizzes\/\d+/);
  return (await link.getAttribute('href'))!;
}
