import { clubFindings } from '@dure/contract/clubs/club-rules';
import { quizClubForm } from '@dure/contract/quiz-clubs/quiz-club-form';
import { fieldErrors } from '@dure/contract/field-messages';
import type { FieldError } from '@dure/contract/http/envelope';
import { bodyOf, type ClubValues } from './club-values.ts';
import { inFormOrder } from './club-sections.ts';

/** An instant that is missing breaks no rule across fields: the field's own fault says it. */
const MISSING = '';
const MAX_WEEKS = 52;

/** Both days of the period stand in one field. */
const fieldOf = ({ path }: FieldError): string => (path === 'endAt' ? 'startAt' : path);

/**
 * Every fault of the form by the contract's own schema and rules, the first of each field, in the form's order. The
 * server checks the same again.
 */
export function checkClub(values: ClubValues): FieldError[] {
  const body = bodyOf(values);
  const parsed = quizClubForm.safeParse(body, { reportInput: true });
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
  const findings = clubFindings(club);
  const faults = [
    ...(parsed.success ? [] : fieldErrors(parsed.error)),
    ...findings.map(({ path, message }) => ({ path, message })),
  ];
  const first = faults.filter(
    (fault, index) => faults.findIndex((other) => fieldOf(other) === fieldOf(fault)) === index,
  );
  return inFormOrder(first);
}
