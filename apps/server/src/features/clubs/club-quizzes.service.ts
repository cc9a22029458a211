import type { FieldError } from '@dure/contract/http/envelope';
import type { QuizClubDraft, QuizClubForm } from '@dure/contract/clubs/quiz-clubs.endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../kernel/database/database.ts';
import { refuseFields } from '../../kernel/refusal.ts';
import {
  findOwnQuizzes,
  insertContents,
  insertQuizzes,
  listUsedElsewhere,
  placeQuizzes,
  removeOtherQuizzes,
  updateContents,
  updateQuizzes,
  type Authoring,
  type QuizValues,
} from './club-quizzes.queries.ts';
import { clubText } from './clubs.text.ts';
import { listWrittenQuizzes, type WrittenQuiz } from './quiz-clubs.queries.ts';

type FormQuiz = (QuizClubForm | QuizClubDraft)['quizzes'][number];
interface Club {
  readonly club_sequence: number;
  readonly job_groups: readonly string[];
  readonly jobs: readonly string[];
  readonly job_levels: readonly string[];
}
interface Writing extends Authoring {
  /** Managers may do all in their tenant. */
  readonly isManager: boolean;
}
/** A quiz of the form beside what is kept of it; `kept` is undefined for a new one. */
interface Written {
  readonly form: FormQuiz;
  readonly kept: (Pick<WrittenQuiz, 'quiz_sequence' | 'content_sequence'> & Partial<WrittenQuiz>) | undefined;
  contentSequence: number | null;
}

const ascending = (rows: { sequence: number }[]) => rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
const hasContent = ({ contentTitle, contentUrl }: FormQuiz) => contentTitle !== '' || contentUrl !== '';
const contentOf = ({ contentTitle, contentUrl }: FormQuiz) => ({ title: contentTitle, content_url: contentUrl });

function valuesOf({ form, contentSequence }: Written): QuizValues {
  return {
    question: form.question,
    model_answer: form.modelAnswer,
    model_answer_keywords: form.modelAnswerKeywords,
    rubric: form.rubric,
    content_sequence: hasContent(form) ? contentSequence : null,
  };
}

const differs = (written: Written) =>
  Object.entries(valuesOf(written)).some(
    ([column, value]) => !isDeepStrictEqual(written.kept?.[column as keyof QuizValues], value),
  );

/** Pairs the form's quizzes with those of the club and the author's own; any other quiz is refused. */
async function pair(
  transaction: Transaction,
  authoring: Authoring,
  clubSequence: number,
  quizzes: readonly FormQuiz[],
) {
  const named = quizzes.flatMap(({ quizSequence }) => (quizSequence === null ? [] : [quizSequence]));
  const [inClub, own] = await transaction.all(
    listWrittenQuizzes(authoring.tenantId, clubSequence),
    findOwnQuizzes(authoring, named),
  );
  const known = new Map([...own, ...inClub].map((row) => [row.quiz_sequence, row]));
  const faults: FieldError[] = [];
  const paired = quizzes.map((form, index): Written => {
    const path = `quizzes.${index}.quizSequence`;
    const kept = form.quizSequence === null ? undefined : known.get(form.quizSequence);
    if (form.quizSequence !== null && !kept) faults.push({ path, message: clubText.quizUnknown });
    if (kept && named.indexOf(kept.quiz_sequence) !== named.lastIndexOf(kept.quiz_sequence)) {
      faults.push({ path, message: clubText.quizTwice });
    }
    return { form, kept, contentSequence: kept?.content_sequence ?? null };
  });
  if (faults.length > 0) refuseFields(faults);
  return paired;
}

const changesContent = ({ form, kept, contentSequence }: Written) =>
  contentSequence !== null &&
  hasContent(form) &&
  (kept?.content_title !== form.contentTitle || kept.content_url !== form.contentUrl);

/** Somebody else's quiz that other clubs use too is theirs to change: it would change there as well. */
async function checkForeign(
  transaction: Transaction,
  { tenantId, authorId, isManager }: Writing,
  clubSequence: number,
  quizzes: readonly Written[],
): Promise<void> {
  const foreign = quizzes.flatMap((one, index) => {
    const isForeign = one.kept?.author_id !== undefined && one.kept.author_id !== authorId;
    return isForeign && (differs(one) || changesContent(one)) ? [{ sequence: one.kept!.quiz_sequence, index }] : [];
  });
  if (isManager || foreign.length === 0) return;
  const sequences = foreign.map(({ sequence }) => sequence);
  const used = await transaction.rows(listUsedElsewhere(tenantId, clubSequence, sequences));
  const elsewhere = new Set(used.map((row) => row.quiz_sequence));
  const faults = foreign.flatMap(({ sequence, index }) =>
    elsewhere.has(sequence) ? [{ path: `quizzes.${index}.question`, message: clubText.quizElsewhere }] : [],
  );
  if (faults.length > 0) refuseFields(faults);
}

async function saveContents(transaction: Transaction, authoring: Authoring, quizzes: readonly Written[]) {
  const fresh = quizzes.filter(({ form, contentSequence }) => contentSequence === null && hasContent(form));
  const changed = quizzes
    .filter(changesContent)
    .map(({ form, contentSequence }) => ({ content_sequence: contentSequence!, ...contentOf(form) }));
  const [inserted] = await transaction.all(
    insertContents(
      authoring,
      fresh.map(({ form }) => contentOf(form)),
    ),
    updateContents(authoring.tenantId, changed),
  );
  for (const [index, sequence] of ascending(inserted).entries()) fresh[index]!.contentSequence = sequence;
}

/** Saves the quizzes of a club as its form lists them: in this order, each new, changed or as it was. */
export async function saveQuizzes(
  transaction: Transaction,
  authoring: Writing,
  club: Club,
  quizzes: readonly FormQuiz[],
): Promise<void> {
  const paired = await pair(transaction, authoring, club.club_sequence, quizzes);
  await checkForeign(transaction, authoring, club.club_sequence, paired);
  await saveContents(transaction, authoring, paired);
  const fresh = paired.filter(({ kept }) => kept === undefined);
  const changed = paired.flatMap((quiz) =>
    quiz.kept && differs(quiz) ? [{ quiz_sequence: quiz.kept.quiz_sequence, ...valuesOf(quiz) }] : [],
  );
  const [inserted] = await transaction.all(
    insertQuizzes(authoring, fresh.map(valuesOf), club),
    updateQuizzes(authoring, changed),
  );
  const sequences = ascending(inserted);
  const placements = paired.map(({ form, kept }, index) => ({
    quiz_sequence: kept?.quiz_sequence ?? sequences.shift()!,
    position: index + 1,
    week: form.week,
    open_at: form.openAt === null ? null : new Date(form.openAt),
    deadline_at: form.deadlineAt === null ? null : new Date(form.deadlineAt),
    published: form.published,
  }));
  await transaction.all(
    removeOtherQuizzes(
      authoring.tenantId,
      club.club_sequence,
      placements.map((placement) => placement.quiz_sequence),
    ),
    placeQuizzes(authoring.tenantId, club.club_sequence, placements),
  );
}
