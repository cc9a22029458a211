import { namesIn } from '@dure/contract/authoring/quiz-clubs/club-form';
import { CLUB_FORM, CLUB_QUIZ_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';

const names: ReadonlyMap<string, string> = new Map(Object.entries(namesIn(CLUB_FORM)));
const quizNames: ReadonlyMap<string, string> = new Map(Object.entries(namesIn(CLUB_QUIZ_FORM)));

/** What a person calls the field at a path; a path that names no field of the form is said as it is. */
export function nameOf(path: string): string {
  const [field = '', , ofQuiz] = path.split('.');
  return (ofQuiz === undefined ? undefined : quizNames.get(ofQuiz)) ?? names.get(field) ?? path;
}
