import { MAX_COUNTED_TASKS, UNSENT_MAIL_DAYS } from '@dure/contract/platform/administration/administration-limits';
import type {
  AdministrationOverview,
  ManagerTaskView,
} from '@dure/contract/platform/administration/administration.endpoints';
import type { ManagerTask } from '@dure/contract/platform/administration/manager-tasks';
import { failureCause } from '@dure/contract/platform/jobs/failure-causes.text';
import type { Unit } from '../../../kernel/unit.ts';
import { givenUpJobs, proposedInvitations, requestedSeminars, unsentMails, waitingClubs } from './overview.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Waiting {
  readonly count: number;
  readonly since: Date | null;
  readonly detail: string | null;
}

const taskView = (task: ManagerTask, [row]: readonly Waiting[]): ManagerTaskView[] =>
  row && row.count > 0 && row.since
    ? [{ task, count: row.count, since: row.since.toISOString(), detail: row.detail ?? '' }]
    : [];

const withCause = (row: Waiting): Waiting => ({ ...row, detail: row.detail && failureCause(row.detail) });

/** What waits for a manager: most first, and of as many the longest. */
export async function getAdministrationOverview(unit: Unit): Promise<AdministrationOverview> {
  const { tenantId, now } = unit;
  const mail = { since: new Date(now.getTime() - UNSENT_MAIL_DAYS * DAY_MS), most: MAX_COUNTED_TASKS };
  const [clubs, invitations, seminars, failed, waiting, jobs] = await unit.read(
    waitingClubs(tenantId, MAX_COUNTED_TASKS),
    proposedInvitations(tenantId, MAX_COUNTED_TASKS),
    requestedSeminars(tenantId, MAX_COUNTED_TASKS),
    unsentMails(tenantId, { ...mail, isEnded: true }),
    unsentMails(tenantId, { ...mail, isEnded: false }),
    givenUpJobs(tenantId, MAX_COUNTED_TASKS),
  );
  const tasks = [
    ...taskView('CLUB_APPROVALS', clubs),
    ...taskView('INVITATION_PROPOSALS', invitations),
    ...taskView('SEMINAR_REQUESTS', seminars),
    ...taskView('FAILED_MAILS', failed.map(withCause)),
    ...taskView('WAITING_MAILS', waiting.map(withCause)),
    ...taskView('FAILED_JOBS', jobs),
  ];
  return { tasks: tasks.toSorted((one, other) => other.count - one.count || one.since.localeCompare(other.since)) };
}
