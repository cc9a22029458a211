import type { FieldError } from '@dure/contract/http/envelope';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import type { QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Session } from '../../../kernel/session/session.ts';
import {
  aboutOf,
  holdSources,
  insertQuizzes,
  mayRewrite,
  type QuizValues,
  takeable,
  updateQuizzes,
} from '../quizzes/quizzes.public.ts';
import { doubledCopies, saysTheSame, type QuizWording } from './club-quizzes.policy.ts';
import { placeQuizzes, removeOtherQuizzes } from './club-quizzes.queries.ts';
import {
  findOwnContents,
  type ForeignContent,
  inOrder,
  keepContents,
  newContent,
  updateContents,
} from '../contents/contents.public.ts';
import type { Authoring } from '../../../kernel/database/records.ts';
import { clubText } from '../../clubs/clubs/clubs.public.ts';
import { findOwnQuizzes, listWrittenQuizzes, type QuizText } from './quiz-clubs.queries.ts';

type FormQuiz = (QuizClubForm | QuizClubDraft)['quizzes'][number];
export interface Author extends Authoring {
  readonly me: Session;
  /** The form saves itself while somebody types. */
  readonly isDraft: boolean;
}
interface Club {
  readonly club_sequence: number;
  readonly job_groups: readonly string[];
  readonly jobs: readonly string[];
  readonly job_levels: readonly string[];
}
/** A quiz of the form beside what is kept of it; `kept` is undefined for a new one, `source` for one that is no copy. */
interface Written {
  readonly form: FormQuiz;
  readonly kept: QuizText | undefined;
  readonly source: ForeignContent | undefined;
  /** Not to be rewritten from here. */
  readonly isFixed: boolean;
  contentSequence: number | null;
}

const hasContent = ({ contentSequence, contentTitle, contentUrl }: FormQuiz) =>
  contentSequence !== null || contentTitle !== '' || contentUrl !== '';

const wordingOf = (form: FormQuiz): QuizWording => ({
  question: form.question,
  model_answer: form.modelAnswer,
  model_answer_keywords: form.modelAnswerKeywords,
  rubric: form.rubric,
  content_sequence: form.contentSequence,
  content_title: form.contentTitle,
  content_url: form.contentUrl,
});
const valuesOf = ({ form, contentSequence }: Written): QuizValues => ({
  question: form.question,
  model_answer: form.modelAnswer,
  model_answer_keywords: form.modelAnswerKeywords,
  rubric: form.rubric,
  content_sequence: hasContent(form) ? contentSequence : null,
});
const differs = (written: Written) =>
  Object.entries(valuesOf(written)).some(
    ([column, value]) => !isDeepStrictEqual(written.kept?.[column as keyof QuizValues], value),
  );

/** Pairs the form's quizzes with those of the club, the author's own and their sources; any other quiz is refused. */
async function pair(transaction: Transaction, author: Author, clubSequence: number, quizzes: readonly FormQuiz[]) {
  const { tenantId, authorId, now, me } = author;
  const named = quizzes.flatMap(({ quizSequence }) => quizSequence ?? []);
  const copied = quizzes.flatMap((quiz) => (quiz.quizSequence === null ? (quiz.sourceQuizSequence ?? []) : []));
  const chosen = quizzes.flatMap(({ contentSequence }) => contentSequence ?? []);
  const [inClub, own, found, ownContents] = await transaction.all(
    listWrittenQuizzes(tenantId, clubSequence),
    findOwnQuizzes(tenantId, authorId, clubSequence, named),
    holdSources({ tenantId, memberId: authorId, now }, copied),
    findOwnContents(tenantId, authorId, chosen),
  );
  const ofQuizzes = [...own, ...inClub, ...found.filter(({ is_mine }) => is_mine)].filter(isOfLibrary);
  const mayHave = new Set([...ownContents, ...ofQuizzes].map(({ content_sequence }) => content_sequence));
  const known = new Map<number, QuizText>([...own, ...inClub].map((row) => [row.quiz_sequence, row]));
  const sources = new Map<number, ForeignContent>([
    ...takeable(me, found),
    ...inClub.map((row) => [row.quiz_sequence, row] as const),
  ]);
  const doubled = doubledCopies(quizzes, (quizSequence) => known.get(quizSequence)?.source_quiz_sequence);
  const faults: FieldError[] = [];
  const paired = quizzes.map((form, index): Written => {
    const fault = (field: string, message: string) => faults.push({ path: `quizzes.${index}.${field}`, message });
    const { quizSequence, sourceQuizSequence } = form;
    const kept = quizSequence === null ? undefined : known.get(quizSequence);
    const isCopy = quizSequence === null && sourceQuizSequence !== null;
    const source = isCopy ? sources.get(sourceQuizSequence) : undefined;
    if ((quizSequence !== null && !kept) || (isCopy && !source)) fault('quizSequence', clubText.quizUnknown);
    if (doubled.has(index) || (kept && named.indexOf(kept.quiz_sequence) !== named.lastIndexOf(kept.quiz_sequence))) {
      fault('quizSequence', clubText.quizTwice);
    }
    if (form.contentSequence !== null && !mayHave.has(form.contentSequence))
      fault('contentSequence', clubText.contentUnknown);
    const isFixed = kept !== undefined && !mayRewrite(author, kept);
    if (isFixed && !saysTheSame(kept, wordingOf(form))) fault('question', clubText.quizShared);
    return { form, kept, source, isFixed, contentSequence: contentFor(kept, form) };
  });
  if (faults.length > 0) refuseFields(faults);
  return paired;
}

const isOfLibrary = ({ content_version_no }: Pick<QuizText, 'content_version_no'>) => (content_version_no ?? 0) > 0;

/** The content that was chosen, or that a quiz goes on with. One of the library is another quiz's too: other words for it are a new content. */
function contentFor(kept: QuizText | undefined, form: FormQuiz): number | null {
  if (form.contentSequence !== null) return form.contentSequence;
  const isSame = kept?.content_title === form.contentTitle && (kept.content_url ?? '') === form.contentUrl;
  return kept && isOfLibrary(kept) && !isSame ? null : (kept?.content_sequence ?? null);
}

/** Gives contents to quizzes that had none, and writes those that changed. */
async function saveContents(transaction: Transaction, author: Author, quizzes: readonly Written[]): Promise<void> {
  const changed = quizzes.flatMap(({ form, kept, contentSequence }) => {
    const { contentTitle: title, contentUrl: content_url } = form;
    const isSame = kept?.content_title === title && kept.content_url === content_url;
    return contentSequence === null || form.contentSequence !== null || isSame || !hasContent(form)
      ? []
      : [{ content_sequence: contentSequence, title, content_url }];
  });
  transaction.soon(updateContents(author.tenantId, changed));
  const given = await keepContents(
    transaction,
    author,
    quizzes.map(({ form, source, contentSequence }) =>
      contentSequence === null ? newContent(form.contentTitle, form.contentUrl, source) : null,
    ),
  );
  for (const [index, quiz] of quizzes.entries()) quiz.contentSequence ??= given[index]!;
}

/** Saves the quizzes of a club as its form lists them: in this order, each new, changed or as it was. */
export async function saveQuizzes(
  transaction: Transaction,
  author: Author,
  club: Club,
  quizzes: readonly FormQuiz[],
): Promise<void> {
  const paired = await pair(transaction, author, club.club_sequence, quizzes);
  // What is fixed says the same as before: nothing of it is written, not even spaces around it.
  const free = paired.filter(({ isFixed }) => !isFixed);
  await saveContents(transaction, author, free);
  const fresh = free.filter(({ kept }) => kept === undefined);
  const changed = free.flatMap((quiz) =>
    quiz.kept && differs(quiz) ? [{ quiz_sequence: quiz.kept.quiz_sequence, ...valuesOf(quiz) }] : [],
  );
  const [inserted] = await transaction.all(
    insertQuizzes(
      author,
      fresh.map((quiz) => ({
        ...valuesOf(quiz),
        ...aboutOf(club),
        source_quiz_sequence: quiz.form.sourceQuizSequence,
      })),
    ),
    updateQuizzes(author, changed),
  );
  const sequences = inOrder(inserted);
  const placements = paired.map(({ form, kept }, index) => ({
    quiz_sequence: kept?.quiz_sequence ?? sequences.shift()!,
    position: index + 1,
    week: form.week,
    topic: form.topic,
    open_at: form.openAt === null ? null : new Date(form.openAt),
    deadline_at: form.deadlineAt === null ? null : new Date(form.deadlineAt),
    published: form.published,
  }));
  await transaction.all(
    removeOtherQuizzes(
      author.tenantId,
      club.club_sequence,
      placements.map((placement) => placement.quiz_sequence),
    ),
    placeQuizzes(author.tenantId, club.club_sequence, placements, author.now),
  );
}
