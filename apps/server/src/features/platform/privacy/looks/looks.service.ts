import type { Page } from '@dure/contract/http/paging';
import { LOOK_DAYS, type LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { Look } from '@dure/contract/platform/privacy/privacy.endpoints';
import type { DownloadReason } from '@dure/contract/tenancy/audit/download-reasons';
import { dayWriter } from '../../../../kernel/calendar/days.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import type { Route } from '../../../../kernel/http/route.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { LOOKED_AT } from './logged-reads.ts';
import { looksText } from './looks.text.ts';
import { countLooks, findPresent, insertLook, listLookRows } from './looks.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Looks of before this are on their way out: nobody is shown them any more. */
export const oldestLook = (now: Date): Date => new Date(now.getTime() - LOOK_DAYS * DAY_MS);

/** As paths and queries name them. */
interface Place {
  readonly club?: number;
  readonly id?: number;
  readonly clubSequence?: number;
  readonly memberUUID?: string;
  readonly seminarId?: number;
  readonly memberUri?: string;
}
/** What downloads that ask why have in their query. */
interface Why {
  readonly reason?: DownloadReason;
  readonly note?: string;
}

function checkReason({ reason, note }: Why): void {
  if (reason === 'OTHER' && note === '') refuseFields([{ path: 'note', message: looksText.noteMissing }]);
}

/** What a call is about: a seminar, a mentor, or a club; a path of earlier clients calls the first and the last `id`. */
function placeOf(path: string, params: Place, query: Place) {
  const nothing = { club: null, post: null, mentor: null };
  if (path.includes('/seminars/')) return { ...nothing, post: params.seminarId ?? params.id ?? null };
  if (path.includes('/mentors/')) return { ...nothing, mentor: params.memberUri ?? null };
  return { ...nothing, club: params.club ?? params.id ?? params.clubSequence ?? query.clubSequence ?? null };
}

interface Looked {
  readonly kind: LookKind;
  readonly path: string;
  readonly params: Place;
  readonly query: Place & Why;
}

async function noteLook(unit: Unit, { kind, path, params, query }: Looked): Promise<void> {
  const { tenantId, memberId, now, tenant, services } = unit;
  // What people send to a mentor the mentor reads.
  if (params.memberUri === memberId) return;
  const look = {
    seenBy: memberId,
    kind,
    ...placeOf(path, params, query),
    // One in a query only narrows a list, and may be nobody's.
    memberId: params.memberUUID ?? null,
    day: dayWriter(tenant.time_zone)(now).date,
    reason: query.reason ?? null,
    note: query.note ?? '',
    origin: unit.origin,
  };
  await services.database.read(tenantId, insertLook(tenantId, look, now));
}

/** The same call, recorded where it shows what is kept about others: nothing is shown that could not be recorded. */
export function withLook(route: Route): Route {
  const kind = LOOKED_AT[route.endpoint.name];
  if (kind === undefined) return route;
  const handle: Route['handle'] = async (unit, received) => {
    const { params, query } = received as { readonly params?: Place; readonly query?: Place & Why };
    checkReason(query ?? {});
    const shown = await route.handle(unit, received);
    await noteLook(unit, { kind, path: route.endpoint.path, params: params ?? {}, query: query ?? {} });
    return shown;
  };
  return { ...route, handle };
}

/** Who looked at what is kept about the caller, in the last year. */
export const listLooks = (unit: Unit, place: PageOf): Promise<Page<Look>> => looksAtMember(unit, unit.memberId, place);

/** The same of a member, for managers; 404 for nobody of this organisation. */
export async function listLooksAtMember(unit: Unit, memberId: string, place: PageOf): Promise<Page<Look>> {
  if (!(await unit.first(findPresent(unit.tenantId, memberId)))) return refuse('notFound');
  return looksAtMember(unit, memberId, place);
}

async function looksAtMember(unit: Unit, memberId: string, place: PageOf): Promise<Page<Look>> {
  const { tenantId, now, tenant } = unit;
  const [of, since] = [{ tenantId, memberId, timeZone: tenant.time_zone }, oldestLook(now)];
  const [rows, [count]] = await unit.read(listLookRows(of, since, place), countLooks(of, since));
  const contents = rows.map((row) => ({
    lookSequence: row.look_sequence,
    kind: row.kind as LookKind,
    by: personView(row),
    clubName: row.club_name,
    reason: row.reason as DownloadReason | null,
    seenAt: row.seen_at.toISOString(),
  }));
  return { contents, totalElements: count!.count };
}
