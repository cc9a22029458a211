import { meanOf } from '@dure/contract/insight/dashboard/club-figures';
import type { MemberDetail, MemberQuiz } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findStanding, listMemberQuizzes } from './dashboard.queries.ts';
import { paceFor } from './dashboard.service.ts';
import { isOpened, memberQuizView, standingView } from './dashboard.view.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Mean coverage of the keywords before and after, over the quizzes that have both. */
export function keywordGrowth(quizzes: readonly Pick<MemberQuiz, 'keywords'>[]): MemberDetail['keywordGrowth'] {
  const both = quizzes.flatMap(({ keywords: { pre, final } }) =>
    pre === null || final === null ? [] : [{ pre, final }],
  );
  if (both.length === 0) return null;
  const mean = (of: 'pre' | 'final') => Math.round(total(both.map((one) => one[of])) / both.length);
  return { pre: mean('pre'), final: mean('final') };
}

/** One member as the admins of the club see them; who left or was expelled can still be looked at. */
export async function getMemberDetail(unit: Unit, clubSequence: number, memberUUID: string): Promise<MemberDetail> {
  const pace = await paceFor(unit, clubSequence);
  const of = { tenantId: unit.tenantId, club: clubSequence, memberId: memberUUID };
  const [[standing], rows] = await unit.read(findStanding({ ...of, ...pace }), listMemberQuizzes(of));
  if (!standing) return refuse('notFound');
  const quizzes = rows.filter((row) => isOpened(row, unit.now)).map(memberQuizView);
  const understood = quizzes.flatMap(({ comprehension }) => comprehension ?? []);
  return {
    member: standingView(standing, pace),
    isMember: standing.membership_status === 'MEMBER',
    openedCount: pace.openedCount,
    meanComprehension: meanOf(total(understood), understood.length),
    keywordGrowth: keywordGrowth(quizzes),
    quizzes,
  };
}
