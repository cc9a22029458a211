import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import type { OFFICIAL_GRADING } from '@dure/contract/clubs/club-fields';
import type { Session } from '../../kernel/session/session.ts';
import { type PersonFacts, personView } from '../accounts/accounts.public.ts';
import type { Codes } from '../tenants/tenants.public.ts';
import { runsClub } from './club.facts.ts';
import { clubCardView, membershipOf, type CardFacts } from './club-cards.view.ts';
import { refusalToJoin, type RoomFacts } from './clubs.policy.ts';

/** What the club page is made of. */
export interface AboutFacts extends CardFacts, RoomFacts {
  readonly start_at: Date | null;
  readonly tags: string[];
  readonly recruit_start_at: Date | null;
  readonly official_grading: string;
  readonly self_grading: boolean;
  readonly anonymous: boolean;
  readonly join_approval: boolean;
}
export interface AboutParts {
  readonly club: AboutFacts;
  readonly instructors: readonly PersonFacts[];
  readonly weeks: readonly { week: number; quiz_count: number }[];
  readonly lastChange: { reason: string | null } | undefined;
  readonly sample: { question: string } | undefined;
  readonly codes: Codes;
}

/** Whether the viewer could become a member: whoever runs the club has no need to. */
function canJoin(me: Session, club: AboutFacts, now: Date): boolean {
  const membership = membershipOf(me, club);
  if (me.memberId === null || membership === 'EXPELLED' || membership === 'MEMBER' || membership === 'PENDING')
    return false;
  return !runsClub(me, club) && refusalToJoin(club, 'CODE', now) === undefined;
}

export function clubAboutView(
  me: Session,
  { club, instructors, weeks, lastChange, sample, codes }: AboutParts,
  now: Date,
): ClubAbout {
  const card = clubCardView(me, club, codes);
  const membership = membershipOf(me, club);
  // A closed club shows nothing of its quizzes to whoever is not in it, those who left or were sent away among them.
  const mayTaste = club.is_public || card.isClubAdmin || membership === 'MEMBER';
  return {
    ...card,
    tags: club.tags,
    recruitStartAt: club.recruit_start_at?.toISOString() ?? null,
    recruitEndAt: club.recruit_end_at?.toISOString() ?? null,
    officialGrading: club.official_grading as (typeof OFFICIAL_GRADING)[number],
    selfGrading: club.self_grading,
    anonymous: club.anonymous,
    joinApproval: club.join_approval,
    instructors: instructors.map(personView),
    sampleQuestion: mayTaste ? (sample?.question ?? null) : null,
    curriculum: weeks.map(({ week, quiz_count }) => ({ week, quizCount: quiz_count })),
    statusReason: lastChange?.reason ?? null,
    can: {
      join: canJoin(me, club, now),
      cancelRequest: membership === 'PENDING',
      enter: membership === 'MEMBER',
      manage: card.isClubAdmin,
    },
  };
}
