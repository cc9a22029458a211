import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type * as endpoints from '@dure/contract/publishing/mentors/managed-mentors.endpoints';
import { mentorText } from '@dure/contract/publishing/mentors/mentors.text';
import type { ManagedMentor } from '@dure/contract/publishing/mentors/mentors.views';
import type { FieldError } from '@dure/contract/http/envelope';
import type { z } from 'zod';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { areOffered, chosenCodes, type Codes, findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { mentorCardView } from '../mentors.view.ts';
import { mentorsText } from '../mentors.text.ts';
import { tellWishing } from '../wishes/answering.service.ts';
import { decideWaiting } from '../wishes/wishes.queries.ts';
import * as queries from './managed.queries.ts';

const managedView = (row: RowsOf<ReturnType<typeof queries.findManaged>>[number], codes: Codes): ManagedMentor => ({
  ...mentorCardView(row, codes),
  isShown: row.is_shown,
  waitingWishes: row.waiting_wishes,
  namedAt: row.named_at.toISOString(),
  version: row.version,
});

export async function listManagedMentors(
  unit: Unit,
  { page, size, keyword, type }: z.output<(typeof endpoints.listManagedMentors)['query']>,
) {
  const { tenantId } = unit;
  const words = keyword.trim();
  const wanted = { tenantId, pattern: words === '' ? null : searchPattern(words), type };
  const [rows, [counted], codes] = await unit.read(
    queries.listManaged(wanted, { page, size }),
    queries.countManaged(wanted),
    findCodes(tenantId),
  );
  return { contents: rows.map((row) => managedView(row, codes)), totalElements: counted!.total };
}

async function managedIn({ tenantId }: Unit, transaction: Transaction, mentorId: string): Promise<ManagedMentor> {
  const [[row], codes] = await transaction.all(queries.findManaged(tenantId, mentorId), findCodes(tenantId));
  return row ? managedView(row, codes) : refuse('notFound');
}

/** What somebody is said to be must be offered; what a mentor has already they may keep. */
async function checkCodes(transaction: Transaction, named: queries.Named, before: BeforeRow | undefined) {
  const { jobGroup, level } = named;
  const [, codes] = await transaction.all(...chosenCodes(transaction.tenantId, [jobGroup, level]));
  const faults: FieldError[] = [];
  if (jobGroup !== before?.job_group && !areOffered(codes, 'JOB_GROUP', [jobGroup]))
    faults.push({ path: 'jobGroup', message: mentorText.jobGroupUnknown });
  if (level !== before?.job_level && !areOffered(codes, 'JOB_LEVEL', [level]))
    faults.push({ path: 'level', message: mentorText.levelUnknown });
  if (faults.length > 0) refuseFields(faults);
}

type BeforeRow = RowsOf<ReturnType<typeof queries.lockNamed>>[number];
const factsOf = (row: BeforeRow | undefined) => ({
  mentorType: row?.mentor_type ?? null,
  mentorAuthenticated: row?.authenticated ?? null,
  mentorJobGroup: row?.job_group ?? null,
  mentorLevel: row?.job_level ?? null,
});

/** Makes somebody a mentor, or changes what they are as one; whoever becomes one is told. */
export function nameMentor(
  unit: Unit,
  mentorId: string,
  { version, ...named }: z.output<(typeof endpoints.nameMentor)['body']>,
): Promise<ManagedMentor> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const [[teacher], [before]] = await transaction.all(
      queries.lockTeacher(tenantId, mentorId),
      queries.lockNamed(tenantId, mentorId),
    );
    if (!teacher && !before) return refuseFields([{ path: 'memberUri', message: mentorText.personUnknown }]);
    if (!before && version > 0) return refuse('notFound');
    if (before && before.version !== version)
      return refuse('staleVersion', { data: await managedIn(unit, transaction, mentorId) });
    await checkCodes(transaction, named, before);
    transaction.soon(
      before
        ? queries.updateMentor(tenantId, mentorId, named)
        : queries.insertMentor(tenantId, mentorId, named, memberId, now),
    );
    if (!before)
      await notify(
        transaction,
        [{ memberId: mentorId, kind: 'mentorNamed', actorId: memberId, detail: { mentor: mentorId } }],
        now,
      );
    unit.record(transaction, {
      action: before ? 'mentorChanged' : 'mentorNamed',
      memberId: mentorId,
      before: factsOf(before),
      after: {
        mentorType: named.type,
        mentorAuthenticated: named.authenticatedYn,
        mentorJobGroup: named.jobGroup,
        mentorLevel: named.level,
      },
    });
    return managedIn(unit, transaction, mentorId);
  });
}

/** Ends that somebody is a mentor; whoever waited for an answer gets one. */
export function withdrawMentor(unit: Unit, mentorId: string): Promise<null> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const before = await transaction.first(queries.lockNamed(tenantId, mentorId));
    if (!before) return refuse('notFound');
    const reason = mentorsText.withdrawn;
    const declined = { status: ESTABLISHMENT_STATUS.declined, reason, by: memberId, now };
    const wishes = await transaction.rows(decideWaiting(tenantId, mentorId, declined));
    await tellWishing({ by: memberId, now }, transaction, wishes, { isAccepted: false, reason, isGone: true });
    transaction.soon(queries.deleteMentor(tenantId, mentorId));
    unit.record(transaction, {
      action: 'mentorWithdrawn',
      memberId: mentorId,
      before: factsOf(before),
      after: factsOf(undefined),
    });
    return null;
  });
}
