import { z } from 'zod';
import { namedItem } from '../tenants/tenants.endpoints.ts';
import { OFFICIAL_GRADING, WEEKDAYS } from './club-fields.ts';

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
  leaderNickname: z.string(),
  leaderProfileImageUrl: z.string(),
  jobGroups: z.array(namedItem),
  jobs: z.array(namedItem),
  jobLevels: z.array(namedItem),
  /** Percent of the opened quizzes with a final answer of the viewer; null for who is no member. */
  myProgress: z.number().int().nullable(),
});
export type ClubCard = z.output<typeof clubCard>;

/** What the club page shows before and after joining. */
export const clubAbout = clubCard.extend({
  tags: z.array(z.string()),
  recruitStartAt: z.string().nullable(),
  recruitEndAt: z.string().nullable(),
  officialGrading: z.enum(OFFICIAL_GRADING),
  selfGrading: z.boolean(),
  anonymous: z.boolean(),
  joinApproval: z.boolean(),
  instructors: z.array(person),
  /** The first published question of the club, for anybody who may look at it: what one is asked here. Null while none. */
  sampleQuestion: z.string().nullable(),
  /** Weeks with the number of their published quizzes: what there is to learn, without the other questions. */
  curriculum: z.array(z.object({ week: z.number().int(), quizCount: z.number().int() })),
  /** Why the club was postponed, cancelled or rejected. */
  statusReason: z.string().nullable(),
  can: z.object({ join: z.boolean(), cancelRequest: z.boolean(), enter: z.boolean(), manage: z.boolean() }),
});
export type ClubAbout = z.output<typeof clubAbout>;
