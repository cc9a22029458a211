import { z } from 'zod';
import { moment } from '../../http/fields.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { POST_STATES } from './post-codes.ts';
import { placeType, seminarStatus } from '../codes/seminar-schemas.ts';
import { cardType, paymentType } from './post-schemas.ts';

/** What the card of a seminar shows besides. */
const seminarParts = z.object({
  seminarId: z.number().int(),
  seminarTitle: z.string(),
  seminarStatus,
  seminarStatusName: z.string().describe('Name of `seminarStatus`'),
  seminarStartDate: moment,
  seminarEndDate: moment,
  seminarPlaceType: placeType,
  seminarPlaceTypeName: z.string().describe('Name of `seminarPlaceType`'),
  seminarPlace: z.string().describe('Where people meet; empty of what is online alone'),
  seminarLecturer: z.object({ name: z.string() }).describe('Who speaks'),
  lecturerName: z.string().describe('Who speaks'),
  participantCount: z.number().int().describe('How many may come'),
  currentParticipantCount: z.number().int().describe('Places that are taken, or offered to somebody'),
});

/** What a content card shows, by the names of the specification (section 3). */
export const cardContent = z
  .object({
    postSequence: z.number().int(),
    contentType: cardType,
    contentsTypeName: z.string().describe('Name of `contentType`'),
    contentsName: z.string().describe('The title'),
    description: z.string(),
    url: z.string().describe('Path of its page'),
    imageUrl: z.string().nullable().describe('Its cover; null where it has none'),
    imageUrl2: z.string().nullable().describe('The cover in 480 pixels of width'),
    provider: z.string().describe('Who offers it'),
    price: z.number().int().describe('In won; 0 for what is free'),
    paymentType,
    paymentTypeName: z.string().describe('Name of `paymentType`'),
    recommendLevels: z.array(z.string()).describe('Codes of the levels that it is for'),
    recommendLevelNames: z.array(z.string()).describe('Their names, in the same order'),
    recommendJobGroups: z.array(z.string()).describe('Codes of the job groups that it is for'),
    recommendJobGroupNames: z.array(z.string()).describe('Their names, in the same order'),
    keywords: z.array(z.string()).describe('Hashtags, without their sign'),
    registDate: moment.nullable().describe('When it was published, or will be; null for a draft'),
    createdAt: moment,
    minutes: z.number().int().nullable().describe('Of reading or watching; null where nobody knows'),
    likeCount: z.number().int(),
    viewCount: z.number().int().describe('Each person once a day'),
    state: z.enum(POST_STATES).describe('A scheduled one is published from its time on'),
    ...seminarParts.partial().shape,
  })
  .meta({ id: 'CardContent' });
export type CardContent = z.output<typeof cardContent>;

export const relatedQuiz = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    quizSequence: z.number().int(),
    question: z.string(),
    answerStatus: z.string().nullable().describe('Status of the own answer; null before the first word'),
    hasDraft: z.boolean().describe('Whether words wait that were not submitted'),
    deadlineAt: moment.nullable(),
    isOver: z.boolean().describe('Nothing can be written there any more'),
  })
  .meta({ id: 'RelatedQuiz' });
export type RelatedQuiz = z.output<typeof relatedQuiz>;

/** A club as a study card shows it. */
export const relatedStudy = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    clubType: clubTypeCode,
    isRecruit: z.boolean().describe('Whether members can join it now'),
    startAt: moment.nullable(),
    endAt: moment.nullable(),
    leaderNickname: z.string(),
    isClubAdmin: z.boolean().describe('Whether the reader runs it'),
  })
  .meta({ id: 'RelatedStudy' });
export type RelatedStudy = z.output<typeof relatedStudy>;

/** An article or a video as its page shows it. */
export const postView = cardContent
  .extend({
    text: z.string().describe('Markdown; of a video lines that begin with a time are its chapters'),
    author: person,
    videoUrl: z.string().describe('Address of a film of YouTube or Vimeo; empty for others'),
    hasVideoFile: z.boolean().describe('Whether the film was uploaded here'),
    hasCaptions: z.boolean(),
    isLiked: z.boolean(),
    relatedQuizzes: z.array(relatedQuiz).describe("Of the reader's own clubs, what is opened there"),
    relatedStudies: z
      .array(relatedStudy)
      .describe('Clubs that use it, or have much in common with it; of what the reader may see'),
    replyCount: z.number().int(),
    can: z.object({ edit: z.boolean(), like: z.boolean(), reply: z.boolean() }),
    version: z.number().int(),
    editing: z
      .object({
        imageKey: z.uuid().nullable(),
        videoKey: z.uuid().nullable().describe('Of the uploaded film; null for none'),
        captionsKey: z.uuid().nullable().describe('Of its captions; null for none'),
        runningSeconds: z.number().int().nullable().describe('How long the film takes; null where nobody knows'),
        quizzes: z.array(z.object({ quizSequence: z.number().int(), question: z.string() })),
      })
      .nullable()
      .describe('What its form holds besides; null for who may not edit it'),
  })
  .meta({ id: 'Post' });
export type PostView = z.output<typeof postView>;
