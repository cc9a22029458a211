import { CLUB_FORM, CLUB_QUIZ_FORM } from './club-form.text.ts';
import type { QuizClubDraft } from './quiz-clubs.endpoints.ts';

interface Described {
  readonly name: string;
  readonly empty: unknown;
  readonly compared: boolean | string;
  readonly changedName?: string;
}
type Fields = Readonly<Record<string, Described>>;

/** Fields of the detail whose changes managers read. */
export type ComparedIn<Form extends Fields> = {
  [Field in keyof Form & string]: Form[Field]['compared'] extends true
    ? Field
    : Extract<Form[Field]['compared'], string>;
}[keyof Form & string];

const comparedOf = ([field, { compared }]: [string, Described]): string[] =>
  compared === false ? [] : [compared === true ? field : String(compared)];

/** The fields in which two states of a form are compared, in the form's order. */
export const comparedIn = <Form extends Fields>(form: Form): ComparedIn<Form>[] =>
  Object.entries(form).flatMap(comparedOf) as ComparedIn<Form>[];

/** What a person calls each field of a form. */
export const namesIn = <Form extends Fields>(form: Form): Readonly<Record<keyof Form, string>> =>
  Object.fromEntries(Object.entries(form).map(([field, { name }]) => [field, name])) as Record<keyof Form, string>;

/** What each field is called in a list of changes. */
export const changedNamesIn = <Form extends Fields>(form: Form): Readonly<Record<ComparedIn<Form>, string>> =>
  Object.fromEntries(
    Object.entries(form).flatMap((entry) =>
      comparedOf(entry).map((field) => [field, entry[1].changedName ?? entry[1].name]),
    ),
  ) as Record<ComparedIn<Form>, string>;

const emptyOf = (form: Fields) => Object.fromEntries(Object.entries(form).map(([field, { empty }]) => [field, empty]));

/** A quiz club of which nothing is written yet. */
export const emptyClubForm = emptyOf(CLUB_FORM) as unknown as Omit<QuizClubDraft, 'clubSequence' | 'version'>;
/** A quiz of which nothing is written yet. */
export const emptyClubQuizForm = emptyOf(CLUB_QUIZ_FORM) as unknown as Omit<
  QuizClubDraft['quizzes'][number],
  'quizSequence' | 'sourceQuizSequence'
>;
