import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { Readable } from 'node:stream';
import { icsOf } from '../../../kernel/calendar/ics.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import type { Download } from '../../../kernel/http/route.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { cardView, listChosenQuizzes, listRelated, mayRead } from '../posts/posts.public.ts';
import * as queries from './seminars.queries.ts';
import { seminarsText as text } from './seminars.text.ts';
import { bannerView, participationView, seminarView } from './seminars.view.ts';

/** Places in the reader's clubs that a word leads to at most. */
const MAX_RELATED_PLACES = 3;

const queriesOf = ({ tenantId, memberId, now }: Unit, seminarId: number) =>
  [
    queries.findSeminar(tenantId, seminarId, memberId),
    findCodes(tenantId),
    queries.findParticipation(tenantId, seminarId, memberId),
    queries.findEstablishment(tenantId, seminarId),
    listRelated({ tenantId, memberId, now }, seminarId, MAX_RELATED_PLACES),
    listChosenQuizzes(tenantId, seminarId),
  ] as const;

/** One seminar; one that the caller may not see does not exist. */
export async function getSeminar(unit: Unit, seminarId: number): Promise<SeminarView> {
  const [[row], codes, [own], [establishment], related, chosen] = await unit.read(...queriesOf(unit, seminarId));
  if (!row || !mayRead(unit.me, row, unit.now)) return refuse('notFound');
  return seminarView(row, { me: unit.me, now: unit.now, codes, own, establishment, related, chosen });
}

/** The seminar as it stands in a transaction. */
export async function seminarIn(unit: Unit, transaction: Transaction, seminarId: number): Promise<SeminarView> {
  const [[row], codes, [own], [establishment], related, chosen] = await transaction.all(...queriesOf(unit, seminarId));
  if (!row) return refuse('notFound');
  return seminarView(row, { me: unit.me, now: unit.now, codes, own, establishment, related, chosen });
}

const applied = async (unit: Unit, page: PageOf, before: number | null) => {
  const { tenantId, memberId, now } = unit;
  const [rows, [counted], codes] = await unit.read(
    queries.listApplications(tenantId, memberId, page, before),
    queries.countApplications(tenantId, memberId),
    findCodes(tenantId),
  );
  const contents = rows.map((row) => ({ ...cardView(row, codes, now), participation: participationView(row) }));
  return { contents, totalElements: counted!.total, rows };
};

/** What the caller applied to, the latest application first. */
export async function listMySeminars(unit: Unit, page: PageOf) {
  const { contents, totalElements } = await applied(unit, page, null);
  return { contents, totalElements };
}

/** The same behind an application, with the place of the last one where more follow. */
export async function listMySeminarsAfter(unit: Unit, size: number, before: number | null) {
  const { contents, rows } = await applied(unit, { page: 1, size: size + 1 }, before);
  return { contents: contents.slice(0, size), next: rows.length > size ? rows[size - 1]!.application_sequence : null };
}

export async function listSeminarBanners(unit: Unit) {
  const [rows] = await unit.read(queries.listBanners(unit.tenantId, unit.now));
  return { contents: rows.map(bannerView) };
}

/** When and where it is, as one event, which a later file moves. */
export async function downloadSeminarCalendar(unit: Unit, seminarId: number): Promise<Download> {
  const { tenantId, memberId, now } = unit;
  const row = await unit.first(queries.findSeminar(tenantId, seminarId, memberId));
  if (!row || !mayRead(unit.me, row, now)) return refuse('notFound');
  const event = {
    key: `${tenantId}/seminar/${seminarId}@dure`,
    at: row.start_at!,
    until: row.end_at!,
    place: row.place!,
    title: row.title,
    note: text.lecturer(row.lecturer_name!),
    isEnd: false,
    revision: {
      sequence: row.version,
      at: row.updated_at,
      isCancelled: row.seminar_status === SEMINAR_STATUS.cancelled,
    },
  };
  const file = Buffer.from(icsOf({ name: row.title, events: [event] }, now));
  return {
    name: text.calendarName(row.title),
    contentType: 'text/calendar; charset=utf-8',
    byteSize: file.length,
    stream: Readable.from([file]),
  };
}
