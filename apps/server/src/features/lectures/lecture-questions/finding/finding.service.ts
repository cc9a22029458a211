import type { FoundAnswer } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { QUESTION_TRANSITIONS } from '@dure/contract/lectures/lecture-questions/question-status';
import type { Services } from '../../../../kernel/unit.ts';
import { answerFrom } from '../../lecture-assistant/lecture-assistant.public.ts';
import { assistantView, findAssistant } from '../../lecture-clubs/lecture-clubs.public.ts';
import { questionChange } from '../questions.changes.ts';
import type { FindingAsked } from './finding-job.ts';
import { findAsked, findUnderWay, keepFound } from './finding.queries.ts';

/** So long a question for which nothing was found waits for materials that are being read. */
const PATIENCE_MS = 60 * 60_000;

/**
 * Has the club's assistant look for what materials and verified answers say to a question, and keeps it with the
 * question. It is called in a job. While materials are being read, nothing found is no answer: the clock looks again.
 */
export async function findForQuestion(services: Services, asked: FindingAsked): Promise<void> {
  const { database, clock } = services;
  const { tenantId, club, serial } = asked;
  const [[question], [set], [reading]] = await database.read(
    tenantId,
    findAsked(asked),
    findAssistant(tenantId, club),
    findUnderWay(tenantId, club),
  );
  if (!question || question.found !== null) return;
  const { scope, tone, beyondMaterials } = assistantView(set);
  const { sentences, sources, model } = await answerFrom(services, {
    tenantId,
    memberId: question.member_id,
    clubSequence: club,
    studySequence: question.club_study_sequence,
    scope,
    question: question.question,
    quote: question.quote,
    isHint: false,
    settings: { tone, beyondMaterials },
    // A provider's answer out of what was read by then is not the one that counts.
    key: `lecture-question/${club}/${serial}${reading ? '/early' : ''}`,
  });
  const isPatient = clock.now().getTime() - question.asked_at.getTime() < PATIENCE_MS;
  if (reading && sentences.length === 0 && isPatient) return;
  const found: FoundAnswer = { sentences: [...sentences], sources: [...sources], isBuiltIn: model === null };
  const { from, to } = QUESTION_TRANSITIONS.assistantAnswers;
  await database.transaction(tenantId, async (transaction) => {
    const kept = await transaction.change(keepFound(asked, found, { from: from[0], to }));
    const { member_id: askerId, is_private: isPrivate } = question;
    if (kept > 0) transaction.announce(questionChange({ ...asked, askerId, isPrivate }));
  });
}
