import type { Participant } from '@dure/contract/publishing/seminars/seminars.views';
import type { ParticipantStatus } from '@dure/contract/publishing/codes/seminar-codes';
import { PARTICIPANT_STATUS_LABELS } from '@dure/contract/publishing/codes/seminar-labels.text';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import type { Download } from '../../../../kernel/http/route.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { momentWriter } from '../../../../kernel/spreadsheet/moments.ts';
import { type Cell, xlsx, XLSX_TYPE } from '../../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { mayEdit } from '../../posts/posts.public.ts';
import { seminarsText as text } from '../seminars.text.ts';
import { countPeople, findHeld, listPeople } from './holding.queries.ts';

/** People read at once. */
const STRETCH = 200;

const participantView = (row: RowsOf<ReturnType<typeof listPeople>>[number]): Participant => ({
  member: personView(row),
  participantStatus: row.participant_status as ParticipantStatus,
  appliedAt: row.applied_at.toISOString(),
  offeredUntil: row.offered_until?.toISOString() ?? null,
  hasAttended: row.attended,
});

async function read(unit: Unit, seminarId: number, page: PageOf, behind: number | null = null) {
  const { tenantId } = unit;
  const [[seminar], rows, [counted]] = await unit.read(
    findHeld(tenantId, seminarId),
    listPeople(tenantId, seminarId, page, behind),
    countPeople(tenantId, seminarId),
  );
  if (!seminar || !mayEdit(unit.me, seminar)) return refuse('notFound');
  return { seminar, rows, totalElements: counted!.total };
}

export async function listSeminarParticipants(unit: Unit, seminarId: number, page: PageOf) {
  const { rows, totalElements } = await read(unit, seminarId, page);
  return { contents: rows.map(participantView), totalElements };
}

/** The same behind an application, with the place of the last one where more follow. */
export async function listParticipantsAfter(unit: Unit, seminarId: number, size: number, behind: number | null) {
  const { rows } = await read(unit, seminarId, { page: 1, size: size + 1 }, behind);
  return {
    contents: rows.slice(0, size).map(participantView),
    next: rows.length > size ? rows[size - 1]!.application_sequence : null,
  };
}

const columns = (
  [
    [text.member, 20],
    [text.status, 12],
    [text.appliedAt, 18],
    [text.attended, 10],
  ] as const
).map(([header, width]) => ({ header, width }));

const attendedText = (hasAttended: boolean | null) =>
  hasAttended === null ? null : hasAttended ? text.came : text.stayedAway;

/** Who applied, as a sheet. */
export async function exportSeminarParticipants(unit: Unit, seminarId: number): Promise<Download> {
  // Whoever may not have it is refused before the file begins.
  const first = await read(unit, seminarId, { page: 1, size: STRETCH });
  const write = momentWriter(unit.tenant.time_zone);
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let part = first.rows; part.length > 0;) {
      for (const row of part)
        yield [
          row.nickname,
          PARTICIPANT_STATUS_LABELS[row.participant_status as ParticipantStatus],
          write(row.applied_at),
          attendedText(row.attended),
        ];
      if (part.length < STRETCH) return;
      part = (await read(unit, seminarId, { page: 1, size: STRETCH }, part.at(-1)!.application_sequence)).rows;
    }
  }
  return {
    name: text.participants(first.seminar.title),
    contentType: XLSX_TYPE,
    stream: xlsx([{ name: text.sheet, columns, rows }]),
  };
}
