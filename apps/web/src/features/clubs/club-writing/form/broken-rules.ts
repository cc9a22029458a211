import { MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { clubFindings } from '@dure/contract/clubs/clubs/club-rules';
import type { FieldError } from '@dure/contract/http/envelope';
import { bodyOf, type ClubValues } from './club-values.ts';

/** An instant that is missing breaks no rule across fields: the field's own fault says it. */
const MISSING = '';

/** Every rule across fields that a club breaks. */
export function brokenRules(values: ClubValues): FieldError[] {
  const body = bodyOf(values);
  const club = {
    ...body,
    participationCode: body.participationCode.trim(),
    startAt: body.startAt ?? MISSING,
    endAt: body.endAt ?? MISSING,
    weekCount: body.weekCount ?? MAX_WEEKS,
    quizzes: body.quizzes.map((quiz) => ({
      ...quiz,
      openAt: quiz.openAt ?? MISSING,
      contentUrl: quiz.contentUrl.trim(),
    })),
  };
  return clubFindings(club).map(({ path, message }) => ({ path, message }));
}
