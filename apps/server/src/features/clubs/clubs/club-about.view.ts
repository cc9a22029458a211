import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { OFFICIAL_GRADING } from '@dure/contract/clubs/clubs/club-choices';
import type { Selectable } from 'kysely';
import { type ColumnOf, fieldsOf } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { type PersonFacts, personView } from '../../tenancy/accounts/accounts.public.ts';
import type { Codes } from '../../tenancy/tenants/tenants.public.ts';
import { runsClub } from './club.facts.ts';
import { CLUB_PAGE_FIELDS, type ClubPageField } from './club-page.fields.ts';
import { clubCardView, maySample, membershipOf, sampleOf, type CardFacts } from './club-cards.view.ts';

/** What the club page is made of. */
export type AboutFacts = CardFacts & Pick<Selectable<Clubs>, ColumnOf<ClubPageField>>;
export interface AboutParts {
  readonly club: AboutFacts;
  readonly instructors: readonly PersonFacts[];
  readonly weeks: readonly { week: number; quiz_count: number; open_at: Date | null; topics: string[] }[];
  readonly lastChange: { reason: string | null } | undefined;
  readonly codes: Codes;
}

/** Whether the viewer could become a member: whoever runs the club has no need to. */
function canJoin(me: Session, club: AboutFacts, isJoinable: boolean): boolean {
  const membership = membershipOf(me, club);
  if (me.memberId === null || membership === 'EXPELLED' || membership === 'MEMBER' || membership === 'PENDING')
    return false;
  return !runsClub(me, club) && isJoinable;
}

export function clubAboutView(
  me: Session,
  { club, instructors, weeks, lastChange, codes }: AboutParts,
  now: Date,
): ClubAbout {
  const card = clubCardView(me, club, codes, now);
  const membership = membershipOf(me, club);
  const hasTopics = maySample(me, club);
  return {
    ...card,
    ...fieldsOf(CLUB_PAGE_FIELDS, club),
    officialGrading: club.official_grading as (typeof OFFICIAL_GRADING)[number],
    instructors: instructors.map(personView),
    sampleQuestion: sampleOf(me, club),
    curriculum: weeks.map(({ week, quiz_count, open_at, topics }) => ({
      week,
      quizCount: quiz_count,
      openAt: open_at?.toISOString() ?? null,
      topics: hasTopics ? topics : [],
    })),
    statusReason: lastChange?.reason ?? null,
    can: {
      join: canJoin(me, club, card.isJoinable),
      cancelRequest: membership === 'PENDING',
      enter: membership === 'MEMBER',
      manage: card.isClubAdmin,
    },
  };
}
