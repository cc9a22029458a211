import type { SeenMember } from '@dure/contract/people/friends/members.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { rankedMonth } from '../ranking/ranking.public.ts';
import { standingView, statusOf } from './friends.view.ts';
import { findFigures, listPublicClubs } from './seen-member.queries.ts';
import { findSeen } from './ties.queries.ts';

/** All is asked whoever it is: the answer takes as long for somebody who cannot be found as for nobody. */
export async function getMember(unit: Unit, otherId: string): Promise<SeenMember> {
  const { tenantId, memberId } = unit;
  const [[other], clubs, [figures]] = await unit.read(
    findSeen({ tenantId, memberId, otherId }),
    listPublicClubs(tenantId, otherId),
    findFigures(tenantId, otherId, rankedMonth(unit)),
  );
  if (!other) return refuse('notFound');
  const friendStatus = statusOf(other, memberId);
  const isOpen = friendStatus === 'SELF' || (friendStatus === 'FRIENDS' && other.shows_activity);
  return {
    ...standingView(other, friendStatus),
    activity: isOpen
      ? {
          clubCount: clubs[0]?.club_count ?? 0,
          clubs: clubs.map(({ club_sequence, club_type, club_name, club_status }) => ({
            clubSequence: club_sequence,
            clubType: club_type,
            clubName: club_name,
            clubStatus: club_status,
          })),
          answerCount: figures!.answer_count ?? 0,
          monthPoints: figures!.month_points,
        }
      : null,
  };
}
