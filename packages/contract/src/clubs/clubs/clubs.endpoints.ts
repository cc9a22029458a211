import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { code, instant, keyword, pathSequence, text, seenVersion, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { sorting } from '../../http/sorting.ts';
import { WEEKDAYS } from './club-choices.ts';
import { clubAbout, clubCard } from './clubs.views.ts';
import { clubTypeChoice } from '../../codes/club-type-code.ts';
import { clubStatusCode } from './club-codes.ts';
import { MAX_CLUB_REASON_LENGTH } from './club-limits.ts';

const clubParams = z.object({ club: pathSequence });
const clubSequenceParams = z.object({ clubSequence: pathSequence });
const clubType = clubTypeChoice.default('0100');

export const listClubs = endpoint({
  name: 'listClubs',
  method: 'GET',
  path: '/api/v1/clubs',
  summary: 'Public clubs that recruit, run or have ended, for the one who looks',
  audience: 'guest',
  query: z.object({
    ...paging(),
    clubType,
    keyword,
    clubStatus: clubStatusCode.optional(),
    jobGroup: code.optional(),
    jobLevel: code.optional(),
    weekday: z.enum(WEEKDAYS).optional(),
    sort: z.enum(['newest', 'starting', 'popular']).default('newest'),
  }),
  response: paged(clubCard),
});

export const listMyClubs = endpoint({
  name: 'listMyClubs',
  method: 'GET',
  path: '/api/v1/my/clubs',
  summary: 'Clubs of the caller: joined, run by them, or both',
  audience: 'member',
  query: z.object({
    ...paging(),
    clubType,
    clubViewFilter: z.enum(['ALL', 'MEMBER', 'ADMIN']).default('ALL'),
    clubStatus: clubStatusCode.optional(),
    keyword,
    sort: z.enum(['newest', 'current']).default('newest').describe('`current`: what runs first, what is over last'),
  }),
  response: paged(clubCard),
});

export const listFavoriteClubs = endpoint({
  name: 'listFavoriteClubs',
  method: 'GET',
  path: '/api/v1/my/favorite/clubs',
  summary: 'Favourite clubs of the caller, newest favourite first',
  audience: 'member',
  query: z.object({ ...paging(), clubType }),
  response: paged(clubCard),
});

/** A club as the manager's table shows it: its card, and what managers decide by. */
export const managedClub = clubCard
  .extend({
    creatorNickname: z.string(),
    submittedAt: moment.nullable(),
    statusReason: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'ManagedClub' });
export type ManagedClub = z.output<typeof managedClub>;

/** What the manager's table can be ordered by; without any the newest club comes first. */
export const MANAGED_CLUB_SORTS = ['submittedAt', 'clubName', 'creatorNickname', 'startAt'] as const;

export const listManagedClubs = endpoint({
  name: 'listManagedClubs',
  method: 'GET',
  path: '/api/manager/v1/clubs',
  summary: "All clubs of the tenant but other people's drafts, for its managers",
  audience: 'manager',
  query: z.object({
    ...paging(15),
    clubType: clubTypeChoice.optional(),
    clubStatus: clubStatusCode.optional(),
    keyword,
    from: instant.optional().describe('Span of the last submission'),
    to: instant.optional(),
    ...sorting(MANAGED_CLUB_SORTS),
  }),
  response: paged(managedClub),
});

export const decideClubApproval = endpoint({
  name: 'decideClubApproval',
  method: 'PUT',
  path: '/api/manager/v1/clubs/{clubSequence}/approval',
  summary: 'Approves or rejects (with a reason) a club that waits for it',
  audience: 'manager',
  params: clubSequenceParams,
  body: z.object({
    decision: z.enum(['APPROVE', 'REJECT']),
    reason: text(0, MAX_CLUB_REASON_LENGTH).default(''),
    version: seenVersion,
  }),
  response: managedClub,
  errors: ['conflict', 'staleVersion'],
});

export const changeClubStatus = endpoint({
  name: 'changeClubStatus',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/status',
  summary: 'Opens, closes or reopens recruitment, starts, postpones, cancels or finishes a club by hand',
  audience: 'instructor',
  params: clubParams,
  body: z.object({
    event: z.enum([
      'OPEN_RECRUITMENT',
      'CLOSE_RECRUITMENT',
      'REOPEN_RECRUITMENT',
      'START',
      'POSTPONE',
      'CANCEL',
      'FINISH',
    ]),
    reason: text(0, MAX_CLUB_REASON_LENGTH).default(''),
    startAt: instant.optional().describe('New dates of a postponed club; the recruitment dates reopen its recruitment'),
    endAt: instant.optional(),
    recruitStartAt: instant.optional(),
    recruitEndAt: instant.optional(),
    version: seenVersion,
  }),
  response: clubAbout,
  errors: ['conflict', 'staleVersion', 'clubFull', 'endBeforeStart', 'outsideClubPeriod', 'studyBeyondLecture'],
});

export const getClubAbout = endpoint({
  name: 'getClubAbout',
  method: 'GET',
  path: '/api/v1/clubs/{club}/about',
  summary: 'What a club is: for visitors, members and its admins',
  audience: 'guest',
  params: clubParams,
  response: clubAbout,
  errors: ['unauthenticated', 'forbidden'],
});

export const downloadClubCalendar = endpoint({
  name: 'downloadClubCalendar',
  method: 'GET',
  path: '/api/v1/clubs/{club}/calendar',
  summary: "A club's start, end, open dates and deadlines as an iCalendar file, for its members and admins",
  audience: 'member',
  params: clubParams,
  response: 'file',
});

export const addFavorite = endpoint({
  name: 'addFavorite',
  method: 'POST',
  path: '/api/v1/clubs/{club}/favorite',
  summary: 'Makes a club a favourite of the caller',
  audience: 'member',
  params: clubParams,
  response: z.object({ isFavorite: z.boolean() }),
});

export const removeFavorite = endpoint({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/api/v1/clubs/{club}/favorite',
  summary: 'Ends a favourite of the caller',
  audience: 'member',
  params: clubParams,
  response: z.object({ isFavorite: z.boolean() }),
});

export const deleteClub = endpoint({
  name: 'deleteClub',
  method: 'DELETE',
  path: '/api/v1/clubs/{club}',
  summary: 'Deletes a draft, a waiting or rejected club, or one that nobody joined',
  audience: 'instructor',
  params: clubParams,
  response: z.null(),
  errors: ['clubHasMembers'],
});
