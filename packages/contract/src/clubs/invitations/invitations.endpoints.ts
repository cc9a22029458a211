import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, MAX_INTEGER, moment, rawText, sequence, uuid, version } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { sorting } from '../../http/sorting.ts';
import { rowCleaned, rowFault, skipsFaulty } from '../../imports/row-fields.ts';
import { loginCards } from '../../tenancy/accounts/login-names/one-time-codes.endpoints.ts';
import { MEMBER_ROLES } from '../../tenancy/accounts/member-roles.ts';
import {
  MAX_INVITATION_CLUBS,
  MAX_INVITATIONS_AT_ONCE,
  MAX_INVITEE_CELL_LENGTH,
  MAX_INVITEE_SHEET_BYTES,
  MAX_INVITEES,
} from './invitation-limits.ts';
import { INVITATION_SORTS } from './invitation-sorts.ts';
import { INVITATION_STATES } from './invitation-states.ts';
import { validUntil } from './valid-until.ts';
import { INVITEE_COLUMNS, INVITEE_STATES } from './invitee-columns.ts';

const role = z.enum(MEMBER_ROLES);
const clubSequences = z
  .array(sequence)
  .max(MAX_INVITATION_CLUBS)
  .default([])
  .describe('Clubs that they enter together with the organisation, where there is room');
const invitationIds = z.array(uuid).min(1).max(MAX_INVITATIONS_AT_ONCE);
const changed = z.object({
  changed: z.number().int().describe('Of those named, how many there was something to do for'),
});

export const readInviteeSheet = endpoint({
  name: 'readInviteeSheet',
  method: 'POST',
  path: '/api/manager/v1/invitations/sheet',
  summary:
    `Reads a list of people (.xlsx, or CSV in UTF-8, CP949 or UTF-16, ${MAX_INVITEES} people at most) as it stands, and says what its ` +
    'columns seem to hold; nothing is kept',
  audience: 'manager',
  files: { file: { maxCount: 1, maxBytes: MAX_INVITEE_SHEET_BYTES, accept: ['text', 'document'] } },
  response: z.object({
    columns: z
      .array(z.enum(INVITEE_COLUMNS).nullable())
      .describe('What each column seems to hold; null where that cannot be told'),
    rows: z.array(z.object({ no: z.number().int(), cells: z.array(z.string()) })),
    emptyRows: z.number().int(),
  }),
});

export const invitee = z
  .object({
    no: z.number().int().describe('As the spreadsheet counts: from 1, its heads included'),
    name: z.string(),
    email: z.string(),
    loginName: z.string().describe('Of whoever has no address: as the list gives it, otherwise their student number'),
    studentNumber: z.string(),
    organizationCode: z.string(),
    state: z.enum(INVITEE_STATES),
    faults: z.array(rowFault(INVITEE_COLUMNS)),
    cleaned: rowCleaned(INVITEE_COLUMNS),
  })
  .meta({ id: 'Invitee' });
export type Invitee = z.output<typeof invitee>;

const cell = rawText(MAX_INVITEE_CELL_LENGTH);

export const invitePeople = endpoint({
  name: 'invitePeople',
  method: 'POST',
  path: '/api/manager/v1/invitations',
  summary:
    'Says what becomes of each person of a list; `confirmed` invites all who can be: none as long as a row is faulty, unless ' +
    '`skipsFaulty` leaves those rows out. Mails are written by a job. Who is a member already enters the clubs at once',
  audience: 'manager',
  body: z.object({
    rows: z
      .array(
        z.object({
          no: z.number().int().min(1).max(MAX_INTEGER),
          name: cell,
          email: cell,
          loginName: cell.default(''),
          studentNumber: cell,
          organizationCode: cell,
        }),
      )
      .min(1)
      .max(MAX_INVITEES),
    role,
    clubSequences,
    validUntil,
    usesClassCode: z
      .boolean()
      .default(false)
      .describe('Makes a class code for those without an address, who come in by name and student number'),
    confirmed: z.boolean().default(false),
    skipsFaulty,
  }),
  response: z.object({
    rows: z.array(invitee),
    invited: z.number().int().nullable().describe('People invited just now; null for a preview'),
    seated: z.number().int().nullable().describe('Members who entered one of the clubs just now; null for a preview'),
    accounts: loginCards.nullable().describe('Those without an address whose account was made just now; null for none'),
    classCodeId: z.uuid().nullable().describe('The class code that was made; null where none was'),
  }),
  bodyBytes: 2 * 1024 * 1024,
  errors: ['registersElsewhere'],
});

export const invitation = z
  .object({
    invitationId: z.uuid(),
    name: z.string(),
    email: z.string(),
    studentNumber: z.string().nullable(),
    organizationCode: z.string(),
    role,
    state: z.enum(INVITATION_STATES),
    clubNames: z.array(z.string()),
    invitedBy: z.string().describe('Nickname of the manager or instructor'),
    mailedAt: moment.nullable().describe('When its mail was written; null as long as that waits for its turn'),
    validUntil: moment,
    endedAt: moment.nullable().describe('When they joined, or it was withdrawn or declined'),
    createdAt: moment,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/api/manager/v1/invitations',
  summary: 'Whom the organisation invited, the newest first unless another order is asked for',
  audience: 'manager',
  query: z.object({
    ...paging(15),
    keyword,
    state: z.enum(INVITATION_STATES).optional(),
    ...sorting(INVITATION_SORTS),
  }),
  response: paged(invitation).extend({
    sending: z
      .object({ done: z.number().int(), of: z.number().int() })
      .nullable()
      .describe('How far the mails of lists that are under way have come; null where all are written'),
    proposedCount: z.number().int().describe('Those of instructors that wait for a manager'),
  }),
});

export const decideInvitations = endpoint({
  name: 'decideInvitations',
  method: 'PUT',
  path: '/api/manager/v1/invitations/decision',
  summary: 'Confirms or declines what instructors proposed; whoever is confirmed is invited',
  audience: 'manager',
  body: z.object({ invitationIds, decision: z.enum(['CONFIRM', 'DECLINE']) }),
  response: changed,
});

export const renewInvitations = endpoint({
  name: 'renewInvitations',
  method: 'PUT',
  path: '/api/manager/v1/invitations/renewal',
  summary: 'Invites once more: another link is mailed, and the earlier one ends',
  audience: 'manager',
  body: z.object({ invitationIds, validUntil }),
  response: changed,
});

export const withdrawInvitations = endpoint({
  name: 'withdrawInvitations',
  method: 'PUT',
  path: '/api/manager/v1/invitations/withdrawal',
  summary: 'Ends invitations that nobody has used: their links lead nowhere',
  audience: 'manager',
  body: z.object({ invitationIds }),
  response: changed,
});

const invitationSettings = z
  .object({
    instructorsInvite: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'InvitationSettings' });
export type InvitationSettings = z.output<typeof invitationSettings>;

export const getInvitationSettings = endpoint({
  name: 'getInvitationSettings',
  method: 'GET',
  path: '/api/manager/v1/invitation-settings',
  summary: 'Who may invite people into the organisation',
  audience: 'manager',
  response: invitationSettings,
});

export const saveInvitationSettings = endpoint({
  name: 'saveInvitationSettings',
  method: 'PUT',
  path: '/api/manager/v1/invitation-settings',
  summary: 'Lets instructors invite by themselves, or has a manager confirm',
  audience: 'manager',
  body: z.object({ instructorsInvite: z.boolean(), version }),
  response: invitationSettings,
  errors: ['staleVersion'],
});
