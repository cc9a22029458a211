import { expect, expectSound, press, test } from '../fixtures.ts';

test(
  'somebody without an account finds a call in the reference and reads it',
  { tag: ['@one-course', '@phone'] },
  async ({ guest }) => {
    await guest.goto('/api/docs');
    await expectSound(guest);
    await guest.getByRole('searchbox', { name: 'Search the calls' }).fill('participation-code PUT');
    await expect(guest.getByRole('status')).toHaveText('1 calls');
    await press(guest.locator('summary:visible'));
    await expect(guest.getByRole('heading', { name: 'Body' })).toBeVisible();
    await expectSound(guest);
    await guest.goto('/api/docs#listClubs');
    await expect(guest.locator('details#listClubs')).toHaveAttribute('open', '');
  },
);
