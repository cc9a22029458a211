import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { Download } from '../../../../kernel/http/route.ts';
import { momentWriter } from '../../../../kernel/spreadsheet/moments.ts';
import { xlsx, XLSX_TYPE, type Cell } from '../../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { approvalText as text } from './approval.text.ts';
import { listManagedPage, type ManagedQuery } from './managed-clubs.service.ts';

/** Clubs read at once. */
const STRETCH = 100;

const columns = (
  [
    [text.club, 32],
    [text.type, 12],
    [text.creator, 18],
    [text.status, 14],
    [text.startAt, 18],
    [text.endAt, 18],
    [text.quizzes, 8],
    [text.members, 8],
    [text.capacity, 8],
    [text.submittedAt, 18],
    [text.reason, 40],
  ] as const
).map(([header, width]) => ({ header, width }));

/** The manager's table as a sheet: what it was narrowed to, in its order. */
export async function exportManagedClubs(unit: Unit, query: Omit<ManagedQuery, 'page' | 'size'>): Promise<Download> {
  const page = (no: number) => listManagedPage(unit, { ...query, page: no, size: STRETCH });
  // Whoever may not have it is refused before the file begins.
  const first = await page(1);
  const write = momentWriter(unit.tenant.time_zone);
  const moment = (iso: string | null) => write(iso === null ? null : new Date(iso));
  async function* rows(): AsyncGenerator<Cell[]> {
    for (
      let [no, clubs] = [1, first];
      clubs.length > 0;
      no += 1, clubs = clubs.length < STRETCH ? [] : await page(no)
    ) {
      for (const club of clubs) {
        yield [
          club.clubName,
          text.types[club.clubType] ?? club.clubType,
          club.creatorNickname,
          clubStatusLabel(club.clubStatus),
          moment(club.startAt),
          moment(club.endAt),
          club.quizCount,
          club.memberCount,
          club.capacity,
          moment(club.submittedAt),
          club.statusReason,
        ];
      }
    }
  }
  return { name: text.fileName, contentType: XLSX_TYPE, stream: xlsx([{ name: text.sheet, columns, rows }]) };
}
