import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { aboutStatus, type MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import type { ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import { coverWords, type CoverWords } from '@dure/contract/clubs/clubs/cover-rules';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { type Codes, namedCodes } from '../../tenancy/tenants/tenants.public.ts';
import { isClubAdmin, type ClubFacts } from './club.facts.ts';
import { clubImageView, type ClubImageFacts } from './images/club-images.view.ts';
import { refusalToJoin, type RoomFacts } from './clubs.policy.ts';

type Weekday = (typeof WEEKDAYS)[number];

/** What a card is made of. */
export interface CardFacts
  extends
    ClubFacts,
    RoomFacts,
    ClubImageFacts,
    RowPart<
      Clubs,
      | 'club_type'
      | 'version'
      | 'club_name'
      | 'tagline'
      | 'description'
      | 'cover_lead'
      | 'is_public'
      | 'end_at'
      | 'study_cycle'
      | 'week_count'
      | 'study_count'
      | 'join_approval'
      | 'job_groups'
      | 'jobs'
      | 'job_levels'
    > {
  /** Cut from the first published question. */
  readonly sample_question: string | null;
  readonly is_favorite: boolean;
  readonly quiz_count: number;
  readonly unpublished_count: number;
  readonly opened_count: number;
  /** Of the viewer; null where they have never asked to join. */
  readonly final_count: number | null;
  readonly leader_nickname: string;
  readonly leader_image_key: string | null;
}

/** The viewer's membership; none where the token of the request no longer counts. */
export const membershipOf = (me: Session, { membership_status }: ClubFacts): MembershipStatus | null =>
  me.memberId === null ? null : (membership_status as MembershipStatus | null);

/** A closed club shows nothing of its quizzes to whoever is not in it, those who left or were sent away among them. */
export const maySample = (me: Session, club: CardFacts): boolean =>
  club.is_public || isClubAdmin(me, club) || membershipOf(me, club) === 'MEMBER';

/** Its first question as the viewer may see it. */
export const sampleOf = (me: Session, club: CardFacts): string | null =>
  maySample(me, club) ? club.sample_question : null;

/** The words of a cover follow from its text alone, and finding them takes as long as all else of a card. */
const wordsOf = memoize(500, (text: string, lead: number | null) => coverWords(text, lead));

function coverOf(me: Session, club: CardFacts): CoverWords {
  const words = wordsOf(sampleOf(me, club) ?? '', club.cover_lead);
  return words.lead === '' ? wordsOf(club.club_name, null) : words;
}

export function clubCardView(me: Session, club: CardFacts, codes: Codes, now: Date): ClubCard {
  const membership = membershipOf(me, club);
  const picture = clubImageView(club);
  return {
    clubSequence: club.club_sequence,
    clubType: club.club_type,
    clubName: club.club_name,
    tagline: club.tagline,
    description: club.description,
    ...picture,
    backgroundImage: club.club_type === CLUB_TYPE.lecture ? picture.clubImageUrl : null,
    cover: coverOf(me, club),
    clubStatus: club.club_status,
    version: club.version,
    clubAboutStatus: aboutStatus(club.club_status as ClubStatus, membership),
    isPublic: club.is_public,
    isFavorite: me.memberId !== null && club.is_favorite,
    isClubAdmin: isClubAdmin(me, club),
    startAt: club.start_at?.toISOString() ?? null,
    endAt: club.end_at?.toISOString() ?? null,
    studyCycle: club.study_cycle as Weekday[],
    weekCount: club.week_count,
    studyCount: club.study_count,
    quizCount: club.quiz_count,
    unpublishedCount: isClubAdmin(me, club) ? club.unpublished_count : 0,
    capacity: club.capacity,
    memberCount: club.member_count,
    recruitEndAt: club.recruit_end_at?.toISOString() ?? null,
    joinApproval: club.join_approval,
    isJoinable: refusalToJoin(club, 'CODE', now) === undefined,
    leaderNickname: club.leader_nickname,
    leaderProfileImageUrl: imageUrl(club.leader_image_key, 'profile'),
    jobGroups: namedCodes(codes, 'JOB_GROUP', club.job_groups),
    jobs: namedCodes(codes, 'JOB', club.jobs),
    jobLevels: namedCodes(codes, 'JOB_LEVEL', club.job_levels),
    myProgress:
      membership === 'MEMBER' && club.club_type === CLUB_TYPE.quiz
        ? progressPercent(club.final_count ?? 0, club.opened_count)
        : null,
  };
}
