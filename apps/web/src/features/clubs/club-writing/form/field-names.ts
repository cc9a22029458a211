import { namesIn } from '@dure/contract/authoring/quiz-clubs/club-form';
import { CLUB_FORM, CLUB_QUIZ_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { codeNames } from '../../../../ui/text/code-names.ts';

const names: ReadonlyMap<string, string> = new Map(Object.entries(namesIn(CLUB_FORM)));
const quizNames: ReadonlyMap<string, string> = new Map(Object.entries(namesIn(CLUB_QUIZ_FORM)));

/** A field of codes by the name that the organisation has for it. */
function codeFieldName(field: string): string | undefined {
  const { jobGroup, job, jobLevel } = codeNames();
  const own: Readonly<Record<string, string>> = { jobGroups: jobGroup, jobs: job, jobLevels: jobLevel };
  return Object.hasOwn(own, field) ? own[field] : undefined;
}

/** What a person calls the field at a path; a path that names no field of the form is said as it is. */
export function nameOf(path: string): string {
  const [field = '', , ofQuiz] = path.split('.');
  const own = ofQuiz === undefined ? codeFieldName(field) : undefined;
  if (own !== undefined) return own;
  return (ofQuiz === undefined ? undefined : quizNames.get(ofQuiz)) ?? names.get(field) ?? path;
}
