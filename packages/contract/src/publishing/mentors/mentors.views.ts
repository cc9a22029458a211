import { z } from 'zod';
import { WEEKDAYS } from '../../clubs/clubs/club-choices.ts';
import { clubCard } from '../../clubs/clubs/clubs.views.ts';
import { moment } from '../../http/fields.ts';
import { codesOf } from '../../http/codes.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { establishmentStatus, establishmentType } from '../codes/seminar-schemas.ts';
import { cardContent } from '../posts/posts.views.ts';
import { MENTOR_TYPE_LABELS } from './mentor-labels.text.ts';

export const mentorType = codesOf('MentorType', MENTOR_TYPE_LABELS);

/** A mentor, by the names of the specification (section 3). */
export const mentorInfo = z
  .object({
    memberUri: z.uuid().describe('The member id: their page is `/mentoring/{memberUri}`'),
    profileImageUrl: z.string(),
    jobGroupName: z.string().describe('Name of `jobGroup`'),
    jobGroup: z.string().describe('Code of the job group'),
    level: z.string().describe('Code of the level'),
    nickname: z.string(),
    authenticatedYn: z.boolean().describe('Whether the organisation certifies them'),
    type: mentorType,
    typeName: z.string().describe('Name of `type`'),
  })
  .meta({ id: 'MentorInfo' });
export type MentorInfo = z.output<typeof mentorInfo>;

/** A mentor as a card of the list shows them. */
export const mentorCard = mentorInfo
  .extend({
    levelName: z.string().describe('Name of `level`'),
    introduction: z.string().describe('In their own words; empty before they wrote any'),
  })
  .meta({ id: 'MentorCard' });
export type MentorCard = z.output<typeof mentorCard>;

export const mentorHour = z
  .object({
    weekday: z.enum(WEEKDAYS),
    from: z.iso.time({ precision: -1 }).describe('`19:00`, where the organisation is'),
    until: z.iso.time({ precision: -1 }).describe('`21:00`, on the same day'),
  })
  .meta({ id: 'MentorHour' });

/** A wish that a mentor hold a seminar: an establishment request of the specification (section 3), and what is wished for. */
export const mentorWish = z
  .object({
    wishSequence: z.number().int(),
    memberId: z.uuid().describe('Who asks'),
    mentorId: z.uuid().describe('Who is asked'),
    seminarEstablishmentType: establishmentType,
    establishmentRegistStatus: establishmentStatus,
    wish: z.string().describe('What they would like to hear'),
    reason: z.string().describe('What the mentor or a manager answered; else empty'),
    requestedAt: moment,
    decidedAt: moment.nullable().describe('When it was answered; null before'),
    waitingCount: z.number().int().describe('How many wish for it, who asked among them'),
    seminarId: z.number().int().nullable().describe('The seminar that came of it; null before it was opened'),
  })
  .meta({ id: 'MentorWish' });
export type MentorWish = z.output<typeof mentorWish>;

/** The same for everybody: what is wished for, and how many wish for it. */
export const openWish = mentorWish
  .pick({ wishSequence: true, wish: true, waitingCount: true, requestedAt: true })
  .extend({
    isOwn: z.boolean().describe('Whether the caller asked for it'),
    hasJoined: z.boolean().describe('Whether the caller wishes for it too'),
  })
  .meta({ id: 'OpenWish' });
export type OpenWish = z.output<typeof openWish>;

/** The same for the mentor and managers. */
export const receivedWish = mentorWish
  .extend({
    member: person,
    planSequence: z.number().int().nullable().describe('The seminar that was planned for it, opened or not'),
  })
  .meta({ id: 'ReceivedWish' });
export type ReceivedWish = z.output<typeof receivedWish>;

/** A mentor as their page shows them to one reader. */
export const mentorView = mentorCard
  .extend({
    hours: z.array(mentorHour).describe('Of every week, from Monday on; times of the organisation'),
    counts: z.object({
      clubs: z.number().int().describe('That they lead and the reader may see'),
      seminars: z.number().int().describe('That were opened'),
      posts: z.number().int().describe('Articles and videos that are published'),
    }),
    clubs: z.array(clubCard).describe('Clubs that they lead, as far as the reader may see them'),
    seminars: z.array(cardContent).describe('Their seminars that take applications, the next one first'),
    ownWish: mentorWish.nullable().describe("The reader's own last wish; null without any"),
    can: z.object({ edit: z.boolean(), ask: z.boolean(), answer: z.boolean() }),
    version: z.number().int(),
  })
  .meta({ id: 'Mentor' });
export type MentorView = z.output<typeof mentorView>;

/** A mentor as the list of managers shows them. */
export const managedMentor = mentorCard
  .extend({
    isShown: z.boolean().describe('Whether members see them: not while the account is locked or may not teach'),
    waitingWishes: z.number().int().describe('Wishes that wait for an answer'),
    namedAt: moment,
    version: z.number().int(),
  })
  .meta({ id: 'ManagedMentor' });
export type ManagedMentor = z.output<typeof managedMentor>;
