import { z } from 'zod';
import { moment } from '../../http/fields.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { cardContent, relatedQuiz } from '../posts/posts.views.ts';
import { PARTICIPANT_STATUSES } from '../codes/seminar-codes.ts';
import { establishmentStatus, establishmentType } from '../codes/seminar-schemas.ts';

/** A request that a seminar be opened, by the names of the specification (section 3). */
export const establishment = z
  .object({
    memberId: z.uuid().describe('Who asks'),
    mentorId: z.uuid().nullable().describe('Whose mentor seminar it is; null for another one'),
    seminarId: z.number().int(),
    seminarEstablishmentType: establishmentType,
    establishmentRegistStatus: establishmentStatus,
    reason: z.string().describe('Why it was declined; else empty'),
    requestedAt: moment,
  })
  .meta({ id: 'SeminarEstablishment' });
export type Establishment = z.output<typeof establishment>;

export const participation = z
  .object({
    participantStatus: z.enum(PARTICIPANT_STATUSES),
    offeredUntil: moment.nullable().describe('Until when an offered place is held; null without an offer'),
    waitingNo: z.number().int().nullable().describe('Place among those who wait, from 1; null for who does not'),
  })
  .meta({ id: 'SeminarParticipation' });
export type Participation = z.output<typeof participation>;

/** A seminar as its page shows it. */
export const seminarView = cardContent
  .extend({
    text: z.string().describe('Markdown'),
    author: person.describe('Who holds it'),
    isMentor: z.boolean().describe('Whether who holds it is a mentor, with a page `/mentoring/{memberUri}`'),
    isLiked: z.boolean(),
    waitingCount: z.number().int().describe('How many wait for a place'),
    statusReason: z.string().nullable().describe('Why it was cancelled; else null'),
    participation: participation.nullable().describe("The reader's own; null without any"),
    attendedCount: z.number().int().describe('How many came; 0 before attendance was marked'),
    word: z
      .object({
        text: z.string(),
        saidAt: moment,
        post: z
          .object({ postSequence: z.number().int(), contentsName: z.string(), contentsTypeName: z.string() })
          .nullable()
          .describe('The article or video that it leads to'),
      })
      .nullable()
      .describe('What the holder says once it was held; null before'),
    relatedQuizzes: z.array(relatedQuiz).describe("Quizzes that the word leads to, in the reader's own clubs"),
    can: z.object({ edit: z.boolean(), like: z.boolean(), apply: z.boolean(), leave: z.boolean() }),
    version: z.number().int(),
    editing: z
      .object({
        imageKey: z.uuid().nullable(),
        establishment: establishment.nullable().describe('The last request to open it; null before the first'),
        quizzes: z.array(z.object({ quizSequence: z.number().int(), question: z.string() })),
      })
      .nullable()
      .describe('What those who hold it see besides; null for others'),
  })
  .meta({ id: 'Seminar' });
export type SeminarView = z.output<typeof seminarView>;

export const participant = z
  .object({
    member: person,
    participantStatus: z.enum(PARTICIPANT_STATUSES),
    appliedAt: moment,
    offeredUntil: moment.nullable().describe('Until when an offered place is held; null without an offer'),
    hasAttended: z.boolean().nullable().describe('Null before it was marked'),
  })
  .meta({ id: 'SeminarParticipant' });
export type Participant = z.output<typeof participant>;

/** A seminar among the banners. */
export const seminarBanner = z
  .object({
    seminarId: z.number().int(),
    seminarTitle: z.string(),
    seminarStartDate: moment,
    lecturerName: z.string(),
    imageUrl: z.string().nullable().describe('Its cover; null where it has none'),
    url: z.string().describe('Path of its page'),
  })
  .meta({ id: 'SeminarBanner' });
export type SeminarBanner = z.output<typeof seminarBanner>;

/** A seminar as the list of managers shows it. */
export const managedSeminar = cardContent
  .extend({
    author: person.describe('Who holds it'),
    waitingCount: z.number().int().describe('How many wait for a place'),
    establishment: establishment.nullable().describe('The last request to open it; null before the first'),
    banner: z.object({ position: z.number().int().describe('From 1'), from: moment, until: moment }).nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'ManagedSeminar' });
export type ManagedSeminar = z.output<typeof managedSeminar>;
