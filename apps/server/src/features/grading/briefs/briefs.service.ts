import { FEWEST_ANSWERS } from '@dure/contract/grading/briefs/brief-rules';
import type { QuizBrief } from '@dure/contract/grading/briefs/briefs.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { namesToHide } from '../../../kernel/ai/personal.ts';
import { admitClubAdmin, findClubFacts, listNicknames } from '../../clubs/clubs/clubs.public.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import { BRIEF_JOB } from './briefs.jobs.ts';
import { beginBrief, findBrief, findBriefQuiz, findStanding, listTexts, type OfQuiz } from './briefs.queries.ts';
import { briefView, foundIn } from './briefs.view.ts';
import type { BriefAsked } from './making.service.ts';
import { readText } from './reading-answers.policy.ts';

/** Longer than a provider and the queue's tries take: whatever was to be made then was lost, and is asked for anew. */
const MAKING_MS = 30 * 60_000;

/** The brief of a quiz's pre-answers, for the club's admins. */
export async function getQuizBrief(unit: Unit, address: QuizAddress): Promise<QuizBrief> {
  const { tenantId, memberId, now } = unit;
  const of: OfQuiz = { tenantId, ...address };
  const [[facts], [quiz], [row], [standing], nicknames] = await unit.read(
    findClubFacts(tenantId, address.club, memberId),
    findBriefQuiz(of),
    findBrief(of),
    findStanding(of),
    listNicknames(of),
  );
  admitClubAdmin(unit.me, facts);
  if (!quiz) return refuse('notFound');
  const typical = foundIn(row)?.groups.flatMap((group) => group.typical) ?? [];
  const [answers] = await unit.read(listTexts(of, typical));
  const names = namesToHide(nicknames, quiz.question, quiz.model_answer);
  const texts = new Map(
    answers.map(({ answer_sequence, pre_text }) => [answer_sequence, readText(pre_text, quiz, names)]),
  );
  const isMaking = row?.asked_at != null && now.getTime() - row.asked_at.getTime() < MAKING_MS;
  return briefView({ quiz, row, standing: standing!, texts, isMaking });
}

/** Has a brief made in a job, where one is due or is wanted again; who asks while it is made waits for the same. */
export async function makeQuizBrief(
  unit: Unit,
  address: QuizAddress,
  { again }: { again: boolean },
): Promise<QuizBrief> {
  const before = await getQuizBrief(unit, address);
  if (!before.isDue && !(again && before.answerCount >= FEWEST_ANSWERS)) return before;
  const { tenantId, memberId, services, now } = unit;
  const of: OfQuiz = { tenantId, ...address };
  await unit.write(async (transaction) => {
    const begun = await transaction.first(beginBrief(of, now, new Date(now.getTime() - MAKING_MS)));
    const asked: BriefAsked = { ...of, askedAt: now.toISOString() };
    if (begun) await services.jobs.send(transaction, BRIEF_JOB, asked, memberId);
  });
  return getQuizBrief(unit, address);
}
