import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';

/** From where the organisation's manager works. */
const OFFICE = { address: '203.0.113.24', device: 'Chrome · Windows' };

const DECISIONS = `insert into audit_entries
    (tenant_id, action, changed_by, club_sequence, changes, reason, address, device, changed_at)
  select tenant_id, 'clubApproval', member_id, club_sequence,
    jsonb_build_array(jsonb_build_object('field', 'clubStatus', 'before', from_status, 'after', to_status)),
    coalesce(reason, ''), $2, $3, happened_at
  from club_transitions where tenant_id = $1 and event in ('APPROVE', 'REJECT') order by happened_at, transition_sequence`;

/** What managers decided about clubs, and that they went through the list of members: both as the log has them. */
export const seedAudit: Part = async ({ transaction, tenant, at }) => {
  const { tenantId } = transaction;
  const looks = [
    { kind: 'roster', day: -5, minute: 581, reason: null, note: '' },
    { kind: 'memberExport', day: -4, minute: 903, reason: 'PERSON_ASKED', note: '교무처에서 학번 확인을 부탁' },
    { kind: 'mails', day: -2, minute: 640, reason: null, note: '' },
    { kind: 'roster', day: -1, minute: 612, reason: null, note: '' },
  ];
  await transaction.execute(DECISIONS, [tenantId, OFFICE.address, OFFICE.device]);
  await transaction.change(
    build.insertInto('data_looks').values(
      looks.map(({ kind, day, minute, reason, note }) => ({
        tenant_id: tenantId,
        seen_by: memberIdOf(tenant, 'manager'),
        kind,
        club_sequence: null,
        member_id: null,
        seen_on: at(day),
        seen_at: at(day, minute),
        reason,
        note,
        ...OFFICE,
      })),
    ),
  );
};
