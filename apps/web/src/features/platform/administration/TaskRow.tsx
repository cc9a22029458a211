import { MAX_COUNTED_TASKS } from '@dure/contract/platform/administration/administration-limits';
import type { ManagerTaskView } from '@dure/contract/platform/administration/administration.endpoints';
import type { ManagerTask } from '@dure/contract/platform/administration/manager-tasks';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { number } from '../../../ui/text/number-format.ts';
import { administrationText } from './administration.text.ts';
import { TASK_PLACES } from './places.ts';

const text = administrationText.overview;

const FAULTS: ReadonlySet<ManagerTask> = new Set(['FAILED_MAILS', 'WAITING_MAILS', 'FAILED_JOBS']);

export interface TaskRowProps {
  readonly task: ManagerTaskView;
  /** The first of the list: its way is the page's primary one. */
  readonly isFirst: boolean;
}

/** How much of one kind waits, what it is and since when, and the way to it. */
export function TaskRow({ task: { task, count, since, detail }, isFirst }: TaskRowProps) {
  const isFault = FAULTS.has(task);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-4 desktop:grid-cols-[3.5rem_minmax(0,1fr)_auto] desktop:px-5">
      <span className="text-2xl font-bold tabular-nums">
        {count === MAX_COUNTED_TASKS ? text.more(count) : number.format(count)}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{text.names[task]}</h2>
        <p className="text-sm break-keep wrap-anywhere text-ink-3">
          {detail !== '' && (
            <span className={cx(isFault && 'text-bad')}>{text.details[task](detail, count - 1)} · </span>
          )}
          <RelativeTime date={since} />
          {text.since}
        </p>
      </div>
      <RouterButtonLink
        to={TASK_PLACES[task]}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        className="col-start-2 justify-self-start desktop:col-start-3"
      >
        {text.ways[task]}
      </RouterButtonLink>
    </li>
  );
}
