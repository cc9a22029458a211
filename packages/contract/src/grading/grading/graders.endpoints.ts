import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, seenVersion, sequence, text, uuid } from '../../http/fields.ts';
import { LOOK_SECONDS } from './grading-look.ts';
import { SPLIT_KINDS } from './grading-split.ts';
import { MAX_CLUB_QUIZZES } from '../../clubs/clubs/club-limits.ts';
import { MAX_SHARE, MAX_SPLIT_PARTS, MIN_SPLIT_PARTS } from './grading-limits.ts';

const params = z.object({ club: pathSequence });

/** What others than the caller look at, each for as long as `until` says. */
const looks = z.array(z.object({ member: person, clubQuizAnswerSequence: z.number().int(), until: z.string() }));

const graders = z.object({
  graders: z
    .array(
      z.object({
        member: person,
        gradedCount: z.number().int().describe("Answers whose instructor's grade is theirs"),
      }),
    )
    .describe('Who may grade in the club and does, or has a part: the leader first'),
  looks,
  split: z
    .object({
      kind: z.enum(SPLIT_KINDS),
      parts: z.array(
        z.object({
          memberUUID: z.string(),
          quizzes: z.array(z.number().int()),
          from: z.string(),
          share: z.number().int(),
        }),
      ),
    })
    .nullable()
    .describe('Null where nobody divided the answers'),
  version: z.number().int().describe('Of how they are divided, 0 before they were for the first time'),
});
export type Graders = z.output<typeof graders>;

export const listGraders = endpoint({
  name: 'listGraders',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/graders',
  summary: 'Who grades in a club, what they look at just now and how they divided the answers; for its admins alone',
  audience: 'instructor',
  params,
  response: graders,
});

export const lookAtAnswer = endpoint({
  name: 'lookAtAnswer',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/grading-look',
  summary: `Says which answer the caller looks at, for ${LOOK_SECONDS} seconds: others are sent elsewhere, and hindered by nothing`,
  audience: 'instructor',
  params,
  body: z.object({ clubQuizAnswerSequence: sequence.nullable() }),
  response: z.object({ looks }),
});

export const splitGrading = endpoint({
  name: 'splitGrading',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/grading-split',
  summary: 'Divides the answers of a club among its graders by quiz, name or share; null for no longer',
  audience: 'instructor',
  params,
  body: z.object({
    split: z
      .object({
        kind: z.enum(SPLIT_KINDS),
        parts: z
          .array(
            z.object({
              memberUUID: uuid,
              quizzes: z.array(sequence).max(MAX_CLUB_QUIZZES).default([]),
              from: text(0, 20).default(''),
              share: z.number().int().min(0).max(MAX_SHARE).default(0),
            }),
          )
          .min(MIN_SPLIT_PARTS)
          .max(MAX_SPLIT_PARTS),
      })
      .nullable(),
    version: seenVersion,
  }),
  response: graders,
  errors: ['staleVersion'],
});
