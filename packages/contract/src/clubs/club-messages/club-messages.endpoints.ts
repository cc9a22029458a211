import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { NAME_PLACEHOLDER } from '../../text/name-placeholder.text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { MAX_INTEGER, pathSequence, sequence, text, uuid, moment } from '../../http/fields.ts';
import { MAX_MESSAGE_LENGTH, MAX_RECIPIENTS } from './message-rules.ts';

const messagePlace = z.object({
  clubStudySequence: sequence,
  contentSequence: sequence,
  unitNo: z.number().int().min(1).max(MAX_INTEGER).nullable().default(null).describe('The page of a PDF'),
  position: z
    .number()
    .int()
    .min(1)
    .max(MAX_INTEGER)
    .nullable()
    .default(null)
    .describe("The passage's order in the material"),
});
export type MessagePlace = z.output<typeof messagePlace>;

export const sendClubMessage = endpoint({
  name: 'sendClubMessage',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/messages',
  summary:
    `Writes to members of a club, each for themselves: nobody hears of the others; ${NAME_PLACEHOLDER} becomes the reader's ` +
    'name. Somebody who is no member refuses it for all; `isForAll` names nobody and means everybody',
  audience: 'instructor',
  params: z.object({ club: pathSequence }),
  body: z.object({
    memberUUIDs: z.array(uuid).max(MAX_RECIPIENTS).default([]),
    isForAll: z.boolean().default(false).describe('An announcement to all members of the club'),
    text: text(1, MAX_MESSAGE_LENGTH),
    place: messagePlace
      .nullable()
      .default(null)
      .describe("The place in a material of one of the club's studies that it leads to"),
  }),
  response: z.object({ sentCount: z.number().int() }),
  idempotencyKey: true,
});

export const memberMessage = z
  .object({
    messageSequence: z.number().int(),
    clubSequence: z.number().int(),
    clubName: z.string(),
    sender: person,
    text: z.string().describe("With the reader's own name in it"),
    sentAt: moment,
    place: messagePlace
      .extend({ studyNo: z.number().int(), title: z.string() })
      .nullable()
      .describe('Where it leads to, while it is a material of the study'),
  })
  .meta({ id: 'MemberMessage' });
export type MemberMessage = z.output<typeof memberMessage>;

export const listMyMessages = endpoint({
  name: 'listMyMessages',
  method: 'GET',
  path: '/api/v1/my/messages',
  summary:
    'What those who run clubs wrote to the caller in the last 30 days and the caller has not put away; newest first, 10 at most',
  audience: 'member',
  response: z.object({ contents: z.array(memberMessage) }),
});

export const checkMyMessage = endpoint({
  name: 'checkMyMessage',
  method: 'PUT',
  path: '/api/v1/my/messages/{messageSequence}/check',
  summary: 'Puts a message to the caller away as read; a second time changes nothing',
  audience: 'member',
  params: z.object({ messageSequence: pathSequence }),
  response: z.null(),
});
