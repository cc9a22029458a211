import { z } from 'zod';
import { fileRef } from '../../tenancy/files/file-ref.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { CONTENT_KINDS } from './content-type.ts';
import { LEFT_OUT_REASONS } from './left-out.text.ts';
import { CONTENT_UNITS, READING_STATES } from './reading.ts';
import { contentTypeCode } from './content-codes.ts';
import { moment } from '../../http/fields.ts';

/** How far the reading of a version has come. */
export const readingView = z
  .object({
    state: z.enum(READING_STATES),
    done: z
      .number()
      .int()
      .describe('Parts (pages, slides, rows) that were read, and of how many; 0 of 0 where nobody knows yet'),
    of: z.number().int(),
    reason: z.string().nullable().describe('Why it failed, as a sentence; null otherwise'),
    reasonCode: z
      .string()
      .nullable()
      .describe('`1410` for a site that forbids reading or holds no text, `0413` for an address that nobody goes to'),
  })
  .meta({ id: 'ReadingState' });

/** One version of a content: what was uploaded, linked or pasted. */
export const contentVersion = z
  .object({
    versionNo: z.number().int(),
    kind: z.enum(CONTENT_KINDS),
    file: fileRef.nullable(),
    contentUrl: z.string().nullable(),
    reading: readingView,
    unit: z.enum(CONTENT_UNITS).nullable().describe('What it is counted in; null for what has no such parts'),
    unitCount: z.number().int().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.output<typeof contentVersion>;

/** A content of the library in the version that counts. */
export const contentItem = contentVersion
  .extend({
    contentSequence: z.number().int(),
    contentType: contentTypeCode,
    title: z.string(),
    likeCount: z.number().int(),
    usedByCount: z.number().int().describe('Quizzes that rest on it, deleted ones too: they can come back'),
    usedByStudyCount: z.number().int().describe('Studies of lecture clubs that have it as a material'),
  })
  .meta({ id: 'ContentItem' });
export type ContentItem = z.output<typeof contentItem>;

/** What the reader left out of the version that counts, for one reason. */
const leftOutView = z
  .object({
    reason: z.enum(LEFT_OUT_REASONS),
    count: z.number().int().describe('How often it was met'),
    units: z.array(z.number().int()).describe('The pages or slides where, the first 20; empty where it has none'),
  })
  .meta({ id: 'LeftOut' });

/** A scanned page that was read by its picture. */
const recognisedPage = z
  .object({
    unitNo: z.number().int().describe('The page'),
    percent: z.number().int().min(0).max(100).describe('How sure the program is of its words'),
  })
  .meta({ id: 'RecognisedPage' });

/** The article that a content is. */
const postContent = z
  .object({
    postSequence: z.number().int(),
    text: z.string().describe('Markdown, as it was published last'),
    isPublished: z.boolean().describe('Whether it is published now; otherwise the content keeps what it said'),
  })
  .meta({ id: 'PostContent' });

/** One content as its page shows it. */
export const contentView = contentItem
  .extend({
    author: person,
    isMine: z.boolean(),
    isLiked: z.boolean(),
    post: postContent.nullable().describe('The article that it is; null for every other kind'),
    versions: z
      .array(contentVersion)
      .describe('All versions, newest first, for who may edit it; the one that counts for everybody else'),
    recognised: z.array(recognisedPage).describe('Scanned pages whose words a program recognised: they may be wrong'),
    leftOut: z.array(leftOutView).describe('For who may edit it; empty for everybody else'),
    usedByStudies: z
      .array(
        z.object({
          clubSequence: z.number().int(),
          clubName: z.string(),
          clubStudySequence: z.number().int(),
          title: z.string(),
        }),
      )
      .describe('Those studies with their clubs, newest first, 20 at most; for who may edit it'),
    can: z.object({ edit: z.boolean(), delete: z.boolean(), like: z.boolean() }),
  })
  .meta({ id: 'Content' });
export type ContentView = z.output<typeof contentView>;

/** A piece of the text that was read, with where it stands. */
export const contentPassage = z
  .object({
    position: z.number().int().describe('Order in the version, from 1'),
    text: z.string(),
    unitNo: z.number().int().nullable().describe('The page, slide or row it begins on'),
    heading: z.string().describe("The nearest heading above, or the sheet's name; empty where there is none"),
  })
  .meta({ id: 'ContentPassage' });
export type ContentPassage = z.output<typeof contentPassage>;

/** A quiz that rests on a content, and the clubs that have it. */
export const usingQuiz = z
  .object({
    quizSequence: z.number().int(),
    question: z.string(),
    quizStatus: z.enum(['PRIVATE', 'PUBLIC', 'HIDDEN', 'DELETED']),
    clubs: z.array(z.object({ clubSequence: z.number().int(), clubName: z.string() })),
  })
  .meta({ id: 'UsingQuiz' });
export type UsingQuiz = z.output<typeof usingQuiz>;
