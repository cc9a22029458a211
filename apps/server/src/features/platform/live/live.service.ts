import type * as endpoints from '@dure/contract/platform/live/live.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { readQuizAccess } from '../../clubs/quiz-access/quiz-access.public.ts';
import { quizTopic, writingTopic } from '../../answering/answers/answers.public.ts';
import { admitClubPeople, clubTopic, findClubFacts, isClubAdmin } from '../../clubs/clubs/clubs.public.ts';
import { questionTopic } from '../../lectures/lecture-questions/lecture-questions.public.ts';

/** What the caller may hear of where they are. Before one's own pre-answer a quiz tells no more than that others write. */
async function topicsOf(
  unit: Unit,
  { club, quiz }: z.output<(typeof endpoints.listenLive)['query']>,
): Promise<readonly string[]> {
  if (club === undefined) {
    await unit.settle();
    return [];
  }
  if (quiz === undefined) {
    const [[facts]] = await unit.read(findClubFacts(unit.tenantId, club, unit.memberId));
    const open = [questionTopic(club)];
    return isClubAdmin(unit.me, admitClubPeople(unit.me, facts)) ? [clubTopic(club), ...open] : open;
  }
  const { verdicts } = await readQuizAccess(unit, unit.read.bind(unit), { club, quiz });
  const open = verdicts.seePeers === null ? [quizTopic({ club, quiz })] : [];
  return [writingTopic({ club, quiz }), ...open];
}

/** What a stream asks for as long as it is open: the topics may be others by then. */
export const listenLive =
  (query: z.output<(typeof endpoints.listenLive)['query']>) =>
  (unit: Unit): Promise<readonly string[]> =>
    topicsOf(unit, query);
