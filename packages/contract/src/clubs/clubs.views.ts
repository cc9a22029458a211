import { z } from 'zod';
import { namedItem } from '../tenants/tenants.endpoints.ts';
import { OFFICIAL_GRADING, WEEKDAYS } from './club-choices.ts';

/** A person as others see them. */
export const person = z.object({ memberUUID: z.uuid(), nickname: z.string(), profileImageUrl: z.string() });
export type Person = z.output<typeof person>;

/** A club as a card or row shows it, for the one who looks. */
export const clubCard = z.object({
  clubSequence: z.number().int(),
  clubType: z.string(),
  clubName: z.string(),
  description: z.string(),
  clubImageUrl: z.string(),
  /** Empty where its author gave none. */
  promise: z.string(),
  /**
   * What its cover says where it has no picture: its first published question, the opening clause apart; the club's name while
   * it asks nothing, or nothing that the viewer may see.
   */
  cover: z.object({ lead: z.string(), rest: z.string() }),
  clubStatus: z.string(),
  clubAboutStatus: z.string(),
  isPublic: z.boolean(),
  isFavorite: z.boolean(),
  isClubAdmin: z.boolean(),
  startAt: z.string().nullable(),
  endAt: z.string().nullable(),
  studyCycle: z.array(z.enum(WEEKDAYS)),
  weekCount: z.number().int().nullable(),
  studyCount: z.number().int().nullable(),
  quizCount: z.number().int(),
  capacity: z.number().int().nullable(),
  memberCount: z.number().int(),
  recruitEndAt: z.string().nullable(),
  joinApproval: z.boolean(),
  /** Whether somebody who has its code could get in now. */
  isJoinable: z.boolean(),
  leaderNickname: z.string(),
  leaderProfileImageUrl: z.string(),
  jobGroups: z.array(namedItem),
  jobs: z.array(namedItem),
  jobLevels: z.array(namedItem),
  /** Percent of the opened quizzes with a final answer of the viewer; null for who is no member, and in lecture clubs. */
  myProgress: z.number().int().nullable(),
});
export type ClubCard = z.output<typeof clubCard>;

/** A week of a club for who may not read its questions yet; `topics` in the club's order, without those that have none. */
const clubWeekTopics = z.object({
  week: z.number().int(),
  quizCount: z.number().int(),
  openAt: z.string().nullable(),
  topics: z.array(z.string()),
});

/** What the club page shows before and after joining. */
export const clubAbout = clubCard.extend({
  tags: z.array(z.string()),
  recruitStartAt: z.string().nullable(),
  officialGrading: z.enum(OFFICIAL_GRADING),
  selfGrading: z.boolean(),
  anonymous: z.boolean(),
  instructors: z.array(person),
  /** The beginning of the first published question, for anybody who may look at the club. Null while there is none. */
  sampleQuestion: z.string().nullable(),
  /** Weeks with their published quizzes: when the first opens and what they are about, without the other questions. */
  curriculum: z.array(clubWeekTopics),
  /** Why the club was postponed, cancelled or rejected. */
  statusReason: z.string().nullable(),
  can: z.object({ join: z.boolean(), cancelRequest: z.boolean(), enter: z.boolean(), manage: z.boolean() }),
});
export type ClubAbout = z.output<typeof clubAbout>;
