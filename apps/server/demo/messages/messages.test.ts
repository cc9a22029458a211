import { MAX_MESSAGE_LENGTH } from '@dure/contract/clubs/club-messages/message-rules';
import { expect, it } from 'vitest';
import { DAY, LAST_MINUTE } from '../story.test-help.ts';
import { STORY } from '../tenants/story.ts';

const told = STORY.flatMap((tenant) =>
  tenant.clubs.flatMap((club) => (club.messages ?? []).map((message) => ({ club, message }))),
);

it.each(told)('a message in $club.key is short, and goes to members of the club before the first run', (one) => {
  const { club, message } = one;
  expect(message.text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(new Set(message.to).size).toBe(message.to.length);
  for (const reader of message.to) expect(club.members).toContain(reader);
  expect(message.day * DAY + message.minute).toBeLessThan(LAST_MINUTE);
});

it('the story tells of one', () => {
  expect(told.length).toBeGreaterThan(0);
});
