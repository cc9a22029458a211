import { z } from 'zod';
import { clubTypeCode } from '../../codes/club-type-code.ts';
import { endpoint } from '../../http/endpoint.ts';
import { paged, paging } from '../../http/paging.ts';
import { clubStatusCode } from '../clubs/club-codes.ts';
import { MAX_INTEGER, pathSequence, rawText, text, uuid, version } from '../../http/fields.ts';
import { rowCleaned, rowFault, skipsFaulty } from '../../imports/row-fields.ts';
import { loginCards } from '../../tenancy/accounts/login-names/one-time-codes.endpoints.ts';
import { clubMember } from './memberships.endpoints.ts';
import { ROSTER_COLUMNS, ROSTER_INVITING, ROSTER_STATES } from './roster-states.ts';
import { MAX_EXPEL_REASON_LENGTH, MAX_ROSTER_BYTES, MAX_ROSTER_ROWS } from './membership-limits.ts';
import { MAX_TYPED_CODE_LENGTH } from '../clubs/club-limits.ts';

const clubParams = z.object({ clubSequence: pathSequence });
const memberParams = clubParams.extend({ memberUUID: uuid });

const MAX_ROSTER_CELL_LENGTH = 400;

export const expelMember = endpoint({
  name: 'expelMember',
  method: 'PUT',
  path: '/api/v1/my/clubs/{clubSequence}/members/{memberUUID}/expel',
  summary: 'Expels a member, with a reason that they are told; they may not join again',
  audience: 'instructor',
  params: memberParams,
  body: z.object({ reason: text(1, MAX_EXPEL_REASON_LENGTH) }),
  response: clubMember,
  errors: ['conflict', 'clubReadOnly'],
});

export const issueMemberCode = endpoint({
  name: 'issueMemberCode',
  method: 'POST',
  path: '/api/v1/my/clubs/{clubSequence}/members/{memberUUID}/one-time-code',
  summary:
    'Makes a one-time code for a learner of the club who has no address, where the organisation lets instructors do so',
  audience: 'instructor',
  params: memberParams,
  response: loginCards,
});

export const changeParticipationCode = endpoint({
  name: 'changeParticipationCode',
  method: 'PUT',
  path: '/api/v1/my/clubs/{clubSequence}/participation-code',
  summary: 'Gives a club another participation code: the given one or, where it is empty, a new one; the old one ends',
  audience: 'instructor',
  params: clubParams,
  body: z.object({ participationCode: text(0, MAX_TYPED_CODE_LENGTH).default(''), version }),
  response: z.object({ participationCode: z.string(), version: z.number().int() }),
  errors: ['conflict', 'staleVersion', 'clubReadOnly', 'participationCodeTaken'],
});

export const rosterRow = z
  .object({
    no: z.number().int().describe('As the spreadsheet counts: from 1, its heads included'),
    email: z.string(),
    name: z.string(),
    studentNumber: z.string(),
    state: z.enum(ROSTER_STATES),
    nickname: z.string().nullable().describe('Whose account it is; null where there is none'),
    hasOtherNumber: z.boolean().describe('Whether the account has another student number than the roster gives'),
    currentStudentNumber: z
      .string()
      .nullable()
      .describe('That other number: of members of the club, and for managers of everybody; null elsewhere'),
    faults: z.array(rowFault(ROSTER_COLUMNS)),
    cleaned: rowCleaned(ROSTER_COLUMNS),
  })
  .meta({ id: 'RosterRow' });
export type RosterRow = z.output<typeof rosterRow>;

export const importMembers = endpoint({
  name: 'importMembers',
  method: 'POST',
  path: '/api/v1/my/clubs/{clubSequence}/members/import',
  summary:
    `Reads a roster (.xlsx, or CSV in UTF-8, CP949 or UTF-16, with e-mail, name and student number, ${MAX_ROSTER_ROWS} people at most), or the ` +
    '`rows` of one that were mended since, and says what becomes of each row; `confirmed` makes all of those members who can ' +
    'be: none as long as a row is faulty, unless `skipsFaulty` leaves those rows out. A student number that an account has already is ' +
    "the organisation's: its managers alone put another one there, by `replacesNumbers`",
  audience: 'instructor',
  params: clubParams,
  files: { file: { maxCount: 1, maxBytes: MAX_ROSTER_BYTES, accept: ['text', 'document'] } },
  body: z.object({
    confirmed: z.boolean().default(false),
    skipsFaulty,
    replacesNumbers: z
      .boolean()
      .default(false)
      .describe("Whether members who have another student number get the roster's; for managers"),
    invitesUnknown: z
      .boolean()
      .default(false)
      .describe(
        'Whether people without an account are invited into the organisation and the club, or proposed to a manager',
      ),
    rows: z
      .array(
        z.object({
          no: z.number().int().min(1).max(MAX_INTEGER),
          email: rawText(MAX_ROSTER_CELL_LENGTH),
          name: rawText(MAX_ROSTER_CELL_LENGTH),
          studentNumber: rawText(MAX_ROSTER_CELL_LENGTH),
        }),
      )
      .min(1)
      .max(MAX_ROSTER_ROWS)
      .nullable()
      .default(null)
      .describe('The roster as it was mended, instead of a file; whatever is wrong in it is told row by row'),
  }),
  response: z.object({
    rows: z.array(rosterRow),
    added: z.number().int().nullable().describe('People made members just now; null for a preview'),
    inviting: z.enum(ROSTER_INVITING).describe('What becomes of people without an account, where they are invited'),
    invited: z
      .number()
      .int()
      .nullable()
      .describe('People invited or proposed just now, without those who were before; null for a preview'),
    canReplaceNumbers: z.boolean().describe('Whether the caller may put student numbers in the place of others'),
    placesLeft: z.number().int().nullable().describe('Places that are left in the club; null where it has no limit'),
  }),
  errors: ['clubFull', 'clubNotJoinable'],
});

const managedMembership = z
  .object({
    clubSequence: z.number().int(),
    clubType: clubTypeCode,
    clubName: z.string(),
    clubStatus: clubStatusCode,
    runsClub: z.boolean().describe('Whether they run it, or are its member'),
  })
  .meta({ id: 'ManagedMembership' });
export type ManagedMembership = z.output<typeof managedMembership>;

export const listClubsOfMember = endpoint({
  name: 'listClubsOfMember',
  method: 'GET',
  path: '/api/manager/v1/members/{memberUUID}/clubs',
  summary: 'Clubs that a member runs or has joined, what runs first, for managers',
  audience: 'manager',
  params: z.object({ memberUUID: uuid }),
  query: z.object(paging(10)),
  response: paged(managedMembership),
});
