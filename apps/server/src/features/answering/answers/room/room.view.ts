import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { officialGrade, type Grader } from '@dure/contract/grading/grading/official-grade';
import { reviewUntil, reviewVerdict } from '@dure/contract/grading/grading/review-rules';
import type { FeedbackRow, FileRow, GradeRow, ReviewRow } from './answer-parts.queries.ts';
import {
  feedbackOf,
  filesOf,
  finalOf,
  gradedAt,
  gradesOf,
  gradeView,
  lateRevisionOf,
  reviewOf,
  stepOf,
} from './answer-parts.view.ts';
import {
  marksRevision,
  submittedByOthers,
  type QuizAccess,
  type Verdicts,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import type { RoomRow } from './room.queries.ts';

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

function contentOf(row: RoomRow) {
  const { content_title, content_type, content_url, content_sequence, file_key, file_name, file_size } = row;
  if (content_type === null) return null;
  const file = file_key === null ? null : { key: file_key, name: file_name ?? '', size: file_size ?? 0 };
  return {
    title: content_title ?? '',
    contentType: content_type,
    contentUrl: content_url,
    contentSequence: content_sequence,
    file,
  };
}

/** What belongs to the member's own answer. */
export interface RoomParts {
  readonly files: readonly FileRow[];
  readonly grades: readonly GradeRow[];
  readonly feedback: FeedbackRow | undefined;
  readonly review: ReviewRow | undefined;
}

/** What graders found, as far as the author may know it. */
function seenParts(found: Omit<RoomParts, 'files'>, { seeGrade }: Verdicts): Omit<RoomParts, 'files'> {
  if (seeGrade === null) return found;
  return { grades: found.grades.filter(({ grader }) => grader === 'SELF'), feedback: undefined, review: undefined };
}

/** The room of one member. What a verdict withholds is left out here and nowhere later. */
export function roomView(row: RoomRow, { files, ...found }: RoomParts, access: QuizAccess, now: Date): AnswerRoom {
  const { verdicts } = access;
  const { grades, feedback, review } = seenParts(found, verdicts);
  const graded = gradedAt(grades);
  const latest = review ? { askedAt: review.asked_at, answeredAt: review.answered_at } : null;
  const may = (act: keyof Verdicts) => verdicts[act] === null;
  return {
    clubSequence: row.club_sequence,
    clubName: row.club_name,
    clubStatus: row.club_status,
    quizSequence: row.quiz_sequence,
    no: row.no,
    quizCount: row.quiz_count,
    week: row.week,
    question: row.question,
    jobGroups: row.job_groups,
    jobLevels: row.job_levels,
    openAt: isoOrNull(row.open_at) ?? '',
    deadlineAt: isoOrNull(row.deadline_at),
    clubQuizAnswerSequence: row.pre_submitted_at && row.answer_sequence,
    answerStatus: row.answer_status,
    pre: row.pre_submitted_at && stepOf(row.pre_text ?? '', row.pre_submitted_at, filesOf(files, 'PRE')),
    final: finalOf(row, files),
    revision: lateRevisionOf(row.revision, files),
    marksRevision: verdicts.writeFinal === null && marksRevision(access),
    draft: {
      text: row.draft_text,
      savedAt: isoOrNull(row.draft_saved_at),
      version: row.draft_version ?? 0,
      files: filesOf(files, 'DRAFT'),
    },
    content: may('seePeers') ? contentOf(row) : null,
    hasContent: row.content_type !== null,
    contentReadAt: isoOrNull(row.content_read_at),
    comprehension: row.comprehension,
    holdModelAnswer: row.hold_model_answer,
    holdsGrades: access.facts.hold_grades || access.facts.is_held,
    modelAnswer: may('seeModelAnswer') ? { text: row.model_answer, keywords: row.model_answer_keywords } : null,
    grades: grades.map(gradeView),
    officialGrade: officialGrade(row.official_grading as Grader, gradesOf(grades)),
    feedback: feedbackOf(feedback),
    review: reviewOf(review),
    reviewUntil: isoOrNull(reviewUntil(graded)),
    officialGrading: row.official_grading as Grader,
    peerCount: submittedByOthers(access.facts),
    like: {
      likeCount: row.like_count ?? 0,
      onePickCount: row.one_pick_count ?? 0,
      replyCount: row.reply_count ?? 0,
    },
    can: {
      writePre: may('writePre'),
      writeFinal: may('writeFinal'),
      seePeers: may('seePeers'),
      selfGrade: may('selfGrade'),
      askReview: reviewVerdict({ gradedAt: graded, latest }, now) === null,
      react: may('react'),
      // Who knows the names that a club hides would write them into a text that all read.
      quote: may('writeFinal') && !(access.facts.anonymous && access.isAdmin),
      manage: may('manage'),
    },
  };
}
