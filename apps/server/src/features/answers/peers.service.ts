import { ANSWER_STATUS, type AnswerCard } from '@dure/contract/answers/answers.views';
import type { Page } from '@dure/contract/http/paging';
import type { Unit } from '../../kernel/unit.ts';
import { seenPerson } from './identity.service.ts';
import { countPeers, listPeers, type AnswersQuery, type PeerRow } from './peers.queries.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
  type QuizFacts,
  type Standing,
} from './quiz-facts.service.ts';

const cardOf = (row: PeerRow, { club, quiz }: QuizAddress, { hidesPeople }: Standing): AnswerCard => ({
  clubQuizAnswerSequence: row.answer_sequence,
  clubSequence: club,
  quizSequence: quiz,
  member: seenPerson(row, hidesPeople, null),
  text: row.text,
  answerStatus: row.answer_status,
  createdAt: row.submitted_at.toISOString(),
  files: row.files,
  isLiked: row.is_liked,
  likeCount: row.like_count,
  isOnePicked: row.is_one_picked,
  onePickCount: row.one_pick_count,
  replyCount: row.reply_count,
});

/** How many members but the viewer have submitted, by the quiz's counter. */
const submittedByOthers = ({ pre_count, own_status }: QuizFacts): number =>
  pre_count - (own_status === null || own_status === ANSWER_STATUS.preDraft ? 0 : 1);

/** The others' answers. They are read along with the facts, in one round trip, and answered only if those allow it. */
export async function listPeerAnswers(
  unit: Unit,
  address: QuizAddress,
  query: AnswersQuery,
): Promise<Page<AnswerCard>> {
  const given = asked(unit, address);
  const counted = query.keyword === '' ? [] : [countPeers(given, query)];
  const [[facts], rows, found] = await unit.read(findQuizFacts(given), listPeers(given, query), ...counted);
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.seePeers);
  return {
    contents: rows.map((row) => cardOf(row, address, room)),
    totalElements: found?.[0]?.count ?? submittedByOthers(room.facts),
  };
}
