import type * as endpoints from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { type QuestionStatus, QUESTION_TRANSITIONS } from '@dure/contract/lectures/lecture-questions/question-status';
import type { z } from 'zod';
import { meaningsOf } from '../../../kernel/language/sparse/grams.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { countToday, lockAsker } from '../lecture-assistant/lecture-assistant.public.ts';
import { assistantView, findAssistant } from '../lecture-clubs/lecture-clubs.public.ts';
import { findClubStudy, findMarked, findMaterial } from './asking.queries.ts';
import { FINDING_JOB, type FindingAsked } from './finding/finding-job.ts';
import { questionChange } from './questions.changes.ts';
import { lectureQuestionsText } from './lecture-questions.text.ts';
import { mayMove } from './questions.policy.ts';
import { type Here, hereOf, questionNow, reachQuestion } from './reaching.service.ts';
import {
  countWonder,
  deleteQuestion,
  deleteWonder,
  insertQuestion,
  insertWonder,
  lockQuestion,
  setSolved,
  setWaiting,
  takeNumber,
} from './writing.queries.ts';

type Asked = z.output<(typeof endpoints.createLectureQuestion)['body']>;
interface Address {
  readonly club: number;
  readonly serial: number;
}

/** Asks in a study; what the materials say of it is looked up in a job. */
export async function createLectureQuestion(
  unit: Unit,
  { club, study }: { club: number; study: number },
  { question, place, isPrivate, receiver }: Asked,
): Promise<LectureQuestion> {
  const { tenantId, memberId, now, services } = unit;
  const of = { tenantId, club };
  return unit.write(async (transaction) => {
    const mark = place ?? { contentSequence: 0, unitNo: null, quote: '' };
    const asker = { tenantId, memberId, clubSequence: club };
    const [, [today], [facts], [known], [set], [material], [marked]] = await transaction.all(
      lockAsker(asker),
      countToday(asker, now, unit.tenant.time_zone),
      findClubFacts(tenantId, club, memberId),
      findClubStudy(of, study).forKeyShare(),
      findAssistant(tenantId, club),
      findMaterial(of, study, mark.contentSequence),
      findMarked(of, mark),
    );
    const here = hereOf(unit, facts);
    if (!here.isMember) refuse('forbidden');
    if (!known) return refuse('notFound');
    if (here.isOver) refuse('clubReadOnly');
    if (place && !material) {
      refuseFields([{ path: 'place.contentSequence', message: lectureQuestionsText.noMaterial }]);
    }
    const { isOn, dailyLimit } = assistantView(set);
    const asksAssistant = receiver === 'ASSISTANT' && isOn;
    if (asksAssistant && !here.isAdmin && today!.count >= dailyLimit)
      refuse('assistantLimit', { retryAfter: today!.seconds_left });
    const number = await transaction.first(takeNumber(of));
    const serial = number!.last_number;
    const status: QuestionStatus = asksAssistant ? 'WAITING_AI' : 'WAITING_INSTRUCTOR';
    const meanings = [...meaningsOf(question).ids];
    const position = mark.quote === '' ? null : (marked?.position ?? null);
    const given = { study, memberId, question, place, position, isPrivate, asksAssistant, status, meanings, now };
    await transaction.change(insertQuestion({ ...of, serial }, given));
    const asked: FindingAsked = { ...of, serial };
    await services.jobs.send(transaction, FINDING_JOB, asked, memberId);
    transaction.announce(questionChange({ club, serial, askerId: memberId, isPrivate }, memberId));
    return questionNow(transaction, here, { club, serial });
  });
}

type Act = 'delete' | 'wonder' | 'solve' | 'askInstructor';
/** What is said of a question that somebody else asked, or of their own. */
const REFUSED = { delete: 'forbidden', solve: 'forbidden', askInstructor: 'forbidden', wonder: 'ownQuestion' } as const;

/** A question that the caller may act on; the row is held, so that it is what it was when the act was judged. */
async function actOn(
  unit: Unit,
  address: Address,
  act: Act,
  work: (
    transaction: Parameters<Parameters<Unit['write']>[0]>[0],
    here: Here,
    status: QuestionStatus,
  ) => Promise<boolean>,
): Promise<LectureQuestion | null> {
  const [here, { member_id, is_private }] = await reachQuestion(unit, address);
  const isMine = member_id === unit.memberId;
  if (!here.isMember || (act === 'wonder') === isMine) refuse(here.isMember ? REFUSED[act] : 'forbidden');
  if (here.isOver) refuse('clubReadOnly');
  return unit.write(async (transaction) => {
    const held = await transaction.first(lockQuestion({ ...address, tenantId: unit.tenantId }));
    if (!held) return refuse('notFound');
    const isChanged = await work(transaction, here, held.status as QuestionStatus);
    const change = { ...address, askerId: member_id, isPrivate: is_private };
    if (isChanged) transaction.announce(questionChange(change, unit.memberId));
    return act === 'delete' ? null : questionNow(transaction, here, address);
  });
}
const acted = async (...given: Parameters<typeof actOn>): Promise<LectureQuestion> => (await actOn(...given))!;

/** Deletes the caller's own question; once an instructor has answered it is everybody's. */
export const deleteLectureQuestion = async (unit: Unit, address: Address): Promise<null> => {
  await actOn(unit, address, 'delete', async (transaction, _, status) => {
    if (status === QUESTION_TRANSITIONS.instructorAnswers.to) refuse('questionAnswered');
    await transaction.change(deleteQuestion({ ...address, tenantId: unit.tenantId }));
    return true;
  });
  return null;
};

export const askInstructor = (unit: Unit, address: Address) =>
  acted(unit, address, 'askInstructor', async (transaction, _, status) => {
    const { to } = QUESTION_TRANSITIONS.askInstructor;
    if (status === to) return false;
    if (!mayMove(status, 'askInstructor')) refuse('conflict');
    await transaction.change(setWaiting({ ...address, tenantId: unit.tenantId }, to, unit.now));
    return true;
  });

export const solveLectureQuestion = (unit: Unit, address: Address, isSolved: boolean) =>
  acted(unit, address, 'solve', async (transaction) => {
    await transaction.change(setSolved({ ...address, tenantId: unit.tenantId }, isSolved, unit.now));
    return true;
  });

const wonder = (unit: Unit, address: Address, by: 1 | -1) =>
  acted(unit, address, 'wonder', async (transaction) => {
    const of = { ...address, tenantId: unit.tenantId };
    const change = by === 1 ? insertWonder(of, unit.memberId, unit.now) : deleteWonder(of, unit.memberId);
    const isChanged = (await transaction.change(change)) > 0;
    if (isChanged) await transaction.change(countWonder(of, by));
    return isChanged;
  });

/** Wonders the same as somebody else. */
export const wonderLectureQuestion = (unit: Unit, address: Address) => wonder(unit, address, 1);
export const unwonderLectureQuestion = (unit: Unit, address: Address) => wonder(unit, address, -1);
