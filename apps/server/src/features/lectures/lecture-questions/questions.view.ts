import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type {
  FoundAnswer,
  LectureQuestion,
  QuestionPlace,
} from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { QuestionStatus } from '@dure/contract/lectures/lecture-questions/question-status';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { QuestionRow } from './questions.queries.ts';
import { questionVerdicts } from './questions.policy.ts';

/** What the viewer is in the question's club. */
export interface QuestionViewer {
  readonly memberId: string;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  readonly isOver: boolean;
  /** The club hides its members from each other. */
  readonly hidesPeople: boolean;
}

function placeOf(row: QuestionRow): QuestionPlace | null {
  if (row.content_sequence === null) return null;
  return {
    contentSequence: row.content_sequence,
    title: row.content_title ?? '',
    unit: row.unit as ContentUnit | null,
    unitNo: row.unit_no,
    position: row.position,
    quote: row.quote,
  };
}

export function questionView(row: QuestionRow, viewer: QuestionViewer): LectureQuestion {
  const { memberId, isAdmin, hidesPeople } = viewer;
  const isMine = row.member_id === memberId;
  const status = row.status as QuestionStatus;
  const found = row.found as FoundAnswer | null;
  return {
    clubSequence: row.club_sequence,
    clubStudySequence: row.club_study_sequence,
    studyNo: row.study_no,
    studyTitle: row.study_title,
    lectureQuestionSerialNumber: row.serial_number,
    question: row.question,
    place: placeOf(row),
    isPrivate: row.is_private,
    status,
    askedAt: row.asked_at.toISOString(),
    waitingAt: row.waiting_at?.toISOString() ?? null,
    asker: hidesPeople && !isMine && !isAdmin ? null : personView(row),
    isMine,
    wonderCount: row.wonder_count,
    haveWondered: row.have_wondered,
    isSolved: row.solved_at !== null,
    version: row.version,
    assistantAnswer: row.asks_assistant ? found : null,
    draft: isAdmin ? found : null,
    instructorAnswer:
      row.answer === null
        ? null
        : {
            text: row.answer,
            sources: row.answer_sources as unknown as AnswerSource[],
            author: personView({
              member_id: row.answered_by!,
              nickname: row.answerer_nickname!,
              profile_image_key: row.answerer_image,
            }),
            answeredAt: row.answered_at!.toISOString(),
            isSource: row.is_source,
          },
    can: questionVerdicts({ ...viewer, status, isPrivate: row.is_private, isMine }),
  };
}
