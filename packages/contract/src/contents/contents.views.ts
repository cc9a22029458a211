import { z } from 'zod';
import { fileRef } from '../answers/answers.views.ts';
import { person } from '../clubs/clubs.views.ts';
import { CONTENT_KINDS } from './content-type.ts';
import { CONTENT_UNITS, READING_STATES } from './reading.ts';

/** How far the reading of a version has come. */
export const readingView = z.object({
  state: z.enum(READING_STATES),
  /** Parts (pages, slides, rows) that were read, and of how many; 0 of 0 where nobody knows yet. */
  done: z.number().int(),
  of: z.number().int(),
  /** Why it failed, as a sentence; null otherwise. */
  reason: z.string().nullable(),
  /** `1410` for a site that forbids reading or holds no text, `0413` for an address that nobody goes to. */
  reasonCode: z.string().nullable(),
});

/** One version of a content: what was uploaded, linked or pasted. */
export const contentVersion = z.object({
  versionNo: z.number().int(),
  kind: z.enum(CONTENT_KINDS),
  file: fileRef.nullable(),
  contentUrl: z.string().nullable(),
  reading: readingView,
  /** What it is counted in; null for what has no such parts. */
  unit: z.enum(CONTENT_UNITS).nullable(),
  unitCount: z.number().int().nullable(),
  createdAt: z.string(),
});
export type ContentVersion = z.output<typeof contentVersion>;

/** A content of the library in the version that counts. */
export const contentItem = contentVersion.extend({
  contentSequence: z.number().int(),
  contentType: z.string(),
  title: z.string(),
  likeCount: z.number().int(),
  /** Quizzes that rest on it, deleted ones too: they can come back. */
  usedByCount: z.number().int(),
});
export type ContentItem = z.output<typeof contentItem>;

/** One content as its page shows it. */
export const contentView = contentItem.extend({
  author: person,
  isMine: z.boolean(),
  isLiked: z.boolean(),
  /** All versions, newest first, for who may edit it; the one that counts for everybody else. */
  versions: z.array(contentVersion),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), like: z.boolean() }),
});
export type ContentView = z.output<typeof contentView>;

/** A piece of the text that was read, with where it stands. */
export const contentPassage = z.object({
  /** Order in the version, from 1. */
  position: z.number().int(),
  text: z.string(),
  /** The page, slide or row it begins on. */
  unitNo: z.number().int().nullable(),
  /** The nearest heading above, or the sheet's name; empty where there is none. */
  heading: z.string(),
});
export type ContentPassage = z.output<typeof contentPassage>;

/** A quiz that rests on a content, and the clubs that have it. */
export const usingQuiz = z.object({
  quizSequence: z.number().int(),
  question: z.string(),
  quizStatus: z.enum(['PRIVATE', 'PUBLIC', 'HIDDEN', 'DELETED']),
  clubs: z.array(z.object({ clubSequence: z.number().int(), clubName: z.string() })),
});
export type UsingQuiz = z.output<typeof usingQuiz>;
