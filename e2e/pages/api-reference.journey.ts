import { expect, expectSound, press, test } from '../fixtures.ts';

test(
  'somebody without an account finds a call in the reference and reads it',
  { tag: ['@one-course', '@phone'] },
  async ({ guest }) => {
    await guest.goto('/api/docs');
    await guest.getByRole('searchbox', { name: 'Search the calls' }).fill('changeParticipationCode');
    await expect(guest.getByRole('status')).toHaveText('1 call');
    await expect(guest.getByRole('navigation').getByRole('link')).toHaveText(['memberships']);
    await press(guest.locator('summary:visible'));
    await expect(guest.getByRole('heading', { name: 'Body' })).toBeVisible();
    // Axe takes minutes for all calls at once.
    await expectSound(guest);
    await guest.goto('/api/docs#listClubs');
    await expect(guest.locator('details#listClubs')).toHaveAttribute('open', '');
  },
);
