import type { ClassCodeState } from '@dure/contract/clubs/invitations/class-code-states';
import type { ClassCode } from '@dure/contract/clubs/invitations/class-codes.endpoints';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { listClassCodeRows } from './class-codes.queries.ts';

type Row = RowsOf<ReturnType<typeof listClassCodeRows>>[number];

function stateAt({ closed_at, valid_until, taken, places }: Row, now: Date): ClassCodeState {
  if (closed_at !== null) return 'CLOSED';
  if (valid_until <= now) return 'EXPIRED';
  return taken < places ? 'OPEN' : 'FULL';
}

export const classCodeView = (row: Row, now: Date): ClassCode => ({
  classCodeId: row.class_code_id,
  name: row.name,
  code: `${row.code.slice(0, 3)}-${row.code.slice(3)}`,
  state: stateAt(row, now),
  places: row.places,
  taken: row.taken,
  needsList: row.needs_list,
  clubNames: row.clubs.map(({ name }) => name),
  validUntil: row.valid_until.toISOString(),
  createdAt: row.created_at.toISOString(),
});
