import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findFeedback, findReview, listFiles, listGrades } from './answer-parts.queries.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
  type Read,
  readQuizAccess,
  type QuizAccess,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { findRoom, markRead, setComprehension } from './room.queries.ts';
import { type RoomParts, roomView } from './room.view.ts';

/** The room as it is now, by the given reads: of the request, or of the transaction that just changed it. */
export async function readRoom(unit: Unit, read: Read, address: QuizAddress): Promise<AnswerRoom> {
  const given = asked(unit, address);
  const [[facts], [room], files, grades, [feedback], [review]] = await read(
    findQuizFacts(given),
    findRoom(given),
    listFiles(given),
    listGrades(given),
    findFeedback(given),
    findReview(given),
  );
  const access = await enterQuiz(unit, read, address, facts);
  return room ? roomView(room, { files, grades, feedback, review }, access, unit.now) : refuse('notFound');
}

const NOTHING: RoomParts = { files: [], grades: [], feedback: undefined, review: undefined };

/** The room of an answer that has no files, and that nobody graded or spoke of, where the viewer's access is known. */
export async function readBareRoom(
  unit: Unit,
  read: Read,
  address: QuizAddress,
  access: QuizAccess,
): Promise<AnswerRoom> {
  const [[room]] = await read(findRoom(asked(unit, address)));
  return room ? roomView(room, NOTHING, access, unit.now) : refuse('notFound');
}

export const getAnswerRoom = (unit: Unit, address: QuizAddress): Promise<AnswerRoom> =>
  readRoom(unit, unit.read.bind(unit), address);

/** The viewer's own submitted answer. */
function ownSubmitted({ facts }: QuizAccess): number {
  const isSubmitted = facts.own_status === ANSWER_STATUS.preSubmitted || facts.own_status === ANSWER_STATUS.final;
  return isSubmitted && facts.own_sequence !== null ? facts.own_sequence : refuse('preAnswerFirst');
}

/** Remembers when the member first opened the content. It is no part taken in the club, so it may follow its end. */
export async function markContentRead(unit: Unit, address: QuizAddress) {
  const own = ownSubmitted(await readQuizAccess(unit, unit.read.bind(unit), address));
  const row = await unit.write((transaction) => transaction.first(markRead(unit.tenantId, own, unit.now)));
  return { contentReadAt: (row?.content_read_at ?? unit.now).toISOString() };
}

export async function rateComprehension(unit: Unit, address: QuizAddress, comprehension: number) {
  const room = await readQuizAccess(unit, unit.read.bind(unit), address);
  permit(room.verdicts.takePart);
  const own = ownSubmitted(room);
  await unit.write((transaction) => transaction.change(setComprehension(unit.tenantId, own, comprehension, unit.now)));
  return { comprehension };
}
