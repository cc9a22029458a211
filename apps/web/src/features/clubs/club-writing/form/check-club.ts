import { quizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import { fieldErrors } from '@dure/contract/field-messages';
import type { FieldError } from '@dure/contract/http/envelope';
import { brokenRules } from './broken-rules.ts';
import { bodyOf, type ClubValues } from './club-values.ts';
import { inFormOrder } from './club-sections.ts';

/** Both days of the period stand in one field. */
const fieldOf = ({ path }: FieldError): string => (path === 'endAt' ? 'startAt' : path);

/**
 * Every fault of the form by the contract's own schema and rules, the first of each field, in the form's order. The
 * server checks the same again.
 */
export function checkClub(values: ClubValues): FieldError[] {
  const parsed = quizClubForm.safeParse(bodyOf(values), { reportInput: true });
  const faults = [...(parsed.success ? [] : fieldErrors(parsed.error)), ...brokenRules(values)];
  const first = faults.filter(
    (fault, index) => faults.findIndex((other) => fieldOf(other) === fieldOf(fault)) === index,
  );
  return inFormOrder(first);
}
