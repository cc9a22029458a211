import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { isFinalStatus, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ErrorName } from '@dure/contract/errors';

/** What permissions on a quiz's answers rest on, for one viewer. */
export interface AnswerFacts {
  readonly isAdmin: boolean;
  readonly isMember: boolean;
  readonly clubStatus: string;
  readonly endAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly selfGrading: boolean;
  /** The model answer opens at the deadline, not with the final answer. */
  readonly holdModelAnswer: boolean;
  /** Of the viewer's own answer; null where there is none. */
  readonly answerStatus: string | null;
  /** Whether an instructor graded the viewer's own answer. */
  readonly isGraded: boolean;
  /** Whether what graders found of it waits for its release. */
  readonly isHeld: boolean;
}

/** Why something is refused; null where it is allowed. */
export type Verdict = ErrorName | null;
export type AnswerAct =
  | 'writePre'
  | 'writeFinal'
  | 'takePart'
  | 'seePeers'
  | 'react'
  | 'seeModelAnswer'
  | 'seeGrade'
  | 'selfGrade'
  | 'manage';
export type Verdicts = Readonly<Record<AnswerAct, Verdict>>;

const hasPassed = (moment: Date | null, now: Date) => moment !== null && moment <= now;

/**
 * What the viewer may do and see in a quiz. Once the deadline or the club's end has passed everything can be seen, by
 * members without an answer too. Taking part stays with those who submitted a pre-answer, until the club's end.
 */
export function answerVerdicts(facts: AnswerFacts, now: Date): Verdicts {
  const { isAdmin, isMember, answerStatus } = facts;
  const isOver = isFinalStatus(facts.clubStatus) || hasPassed(facts.endAt, now);
  const isLate = hasPassed(facts.deadlineAt, now);
  const isOpen = isAdmin || isOver || isLate;
  const isFinal = answerStatus === ANSWER_STATUS.final;
  const isSubmitted = isFinal || answerStatus === ANSWER_STATUS.preSubmitted;

  const outside: Verdict = isMember ? null : 'forbidden';
  const closed: Verdict = isOver ? 'clubReadOnly' : facts.clubStatus === CLUB_STATUS.running ? null : 'clubNotRunning';
  const late: Verdict = isLate ? 'deadlinePassed' : null;
  const unsubmitted: Verdict = isSubmitted ? null : 'preAnswerFirst';
  const graded: Verdict = facts.isGraded ? 'answerGraded' : null;
  const unfinished: Verdict = isFinal ? null : 'finalAnswerFirst';
  return {
    writePre: outside ?? closed ?? (isSubmitted ? 'preAnswerAlreadySubmitted' : late),
    writeFinal: outside ?? closed ?? late ?? unsubmitted ?? graded,
    takePart: outside ?? closed ?? unsubmitted,
    seePeers: isOpen ? null : unsubmitted,
    react: closed ?? (isAdmin ? null : unsubmitted && (late ?? unsubmitted)),
    seeModelAnswer: isOpen ? null : (unfinished ?? (facts.holdModelAnswer ? 'forbidden' : null)),
    // Of the own answer; who may grade sees what is held of theirs, too.
    seeGrade: facts.isHeld && !isAdmin ? 'notGradedYet' : null,
    selfGrade: outside ?? (facts.selfGrading ? null : 'selfGradingNotAllowed') ?? closed ?? unfinished,
    manage: isAdmin ? null : 'forbidden',
  };
}

/** Whether a club admin may grade (or, with `isFinal` granted, comment on) an answer. Nobody grades their own. */
export function gradeVerdict(answer: { isOwn: boolean; isFinal: boolean }): Verdict {
  if (answer.isOwn) return 'ownAnswer';
  return answer.isFinal ? null : 'finalAnswerFirst';
}
