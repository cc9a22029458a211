import { text } from '../http/fields.ts';
import { NICKNAME_MAX, NICKNAME_MIN, nicknameFault } from './nickname.ts';

/** A name that a member chooses for themselves; one that pretends is refused. */
export const nickname = text(NICKNAME_MIN, NICKNAME_MAX).check(({ value, issues }) => {
  const message = nicknameFault(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});
