import { text } from '../../http/fields.ts';
import { nicknameFault } from './nickname.ts';
import { MAX_NICKNAME_LENGTH, MIN_NICKNAME_LENGTH } from './account-limits.ts';

/** A name that a member chooses for themselves; one that pretends is refused. */
export const nickname = text(MIN_NICKNAME_LENGTH, MAX_NICKNAME_LENGTH).check(({ value, issues }) => {
  const message = nicknameFault(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});
