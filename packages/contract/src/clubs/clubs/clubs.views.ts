import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { clubImageShape } from '../../tenancy/files/picture-shape.ts';
import { namedItem } from '../../tenancy/tenants/tenants.endpoints.ts';
import { OFFICIAL_GRADING, WEEKDAYS } from './club-choices.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';
import { clubStatusCode, aboutStatusCode } from './club-codes.ts';
import { moment } from '../../http/fields.ts';

/** A club as a card or row shows it, for the one who looks. */
export const clubCard = z
  .object({
    clubSequence: z.number().int(),
    clubType: clubTypeCode,
    clubName: z.string(),
    description: z.string(),
    clubImageUrl: z.string(),
    clubImageShape,
    backgroundImage: z
      .string()
      .nullable()
      .describe('The picture of a lecture club, by the name of its cards; null for a quiz club'),
    tagline: z.string().describe('Empty where its author gave none'),
    cover: z
      .object({ lead: z.string(), rest: z.string() })
      .describe(
        "What its cover says where it has no picture: its first published question, the opening clause apart; the club's name while it asks nothing, or nothing that the viewer may see",
      ),
    clubStatus: clubStatusCode,
    version: z.number().int().describe('What a change of the club sends along'),
    clubAboutStatus: aboutStatusCode,
    isPublic: z.boolean(),
    isFavorite: z.boolean(),
    isClubAdmin: z.boolean(),
    startAt: moment.nullable(),
    endAt: moment.nullable(),
    studyCycle: z.array(z.enum(WEEKDAYS)),
    weekCount: z.number().int().nullable(),
    studyCount: z.number().int().nullable(),
    quizCount: z.number().int().describe('Published quizzes, opened or still to open'),
    unpublishedCount: z.number().int().describe('The other quizzes; 0 for who does not run the club'),
    capacity: z.number().int().nullable(),
    memberCount: z.number().int(),
    recruitEndAt: moment.nullable(),
    joinApproval: z.boolean(),
    isJoinable: z.boolean().describe('Whether somebody who has its code could get in now'),
    leaderNickname: z.string(),
    leaderProfileImageUrl: z.string(),
    jobGroups: z.array(namedItem),
    jobs: z.array(namedItem),
    jobLevels: z.array(namedItem),
    myProgress: z
      .number()
      .int()
      .nullable()
      .describe(
        'Percent of the opened quizzes with a final answer of the viewer; null for who is no member, and in lecture clubs',
      ),
  })
  .meta({ id: 'Club' });
export type ClubCard = z.output<typeof clubCard>;

/** A week of a club for who may not read its questions yet; `topics` in the club's order, without those that have none. */
const clubWeekTopics = z
  .object({
    week: z.number().int(),
    quizCount: z.number().int(),
    openAt: moment.nullable(),
    topics: z.array(z.string()),
  })
  .meta({ id: 'ClubWeekTopics' });

/** Fields of the club's own row that its page shows and cards do not; the server sends each out of the column of its name. */
export const clubPageFields = {
  tags: z.array(z.string()),
  recruitStartAt: moment.nullable(),
  officialGrading: z.enum(OFFICIAL_GRADING),
  selfGrading: z.boolean(),
  anonymous: z.boolean(),
};

/** What the club page shows before and after joining. */
export const clubAbout = clubCard
  .extend({
    ...clubPageFields,
    instructors: z.array(person),
    sampleQuestion: z
      .string()
      .nullable()
      .describe(
        'The beginning of the first published question, for anybody who may look at the club. Null while there is none.',
      ),
    curriculum: z
      .array(clubWeekTopics)
      .describe(
        'Weeks with their published quizzes: when the first opens and what they are about, without the other questions',
      ),
    statusReason: z.string().nullable().describe('Why the club was postponed, cancelled or rejected'),
    can: z.object({ join: z.boolean(), cancelRequest: z.boolean(), enter: z.boolean(), manage: z.boolean() }),
  })
  .meta({ id: 'ClubAbout' });
export type ClubAbout = z.output<typeof clubAbout>;
