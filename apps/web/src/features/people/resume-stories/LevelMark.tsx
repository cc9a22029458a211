import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import { cx } from '../../../ui/cx.ts';

/** The colour of a step is that of its job group (specification, section 3). */
const colours = new Map<string, string>([
  [JOB_GROUP.plan, 'border-plan text-plan'],
  [JOB_GROUP.design, 'border-design text-design'],
  [JOB_GROUP.develop, 'border-develop text-develop'],
  [JOB_GROUP.engine, 'border-engine text-engine'],
]);

export interface LevelMarkProps {
  readonly level: string;
  readonly name: string;
  readonly jobGroup: string;
}

/** The level of a step in a ring of its job group's colour. */
export function LevelMark({ level, name, jobGroup }: LevelMarkProps) {
  return (
    <span
      className={cx(
        'grid size-7 flex-none place-items-center rounded-full border-[2.5px] bg-surface text-sm font-bold tabular-nums',
        colours.get(jobGroup) ?? 'border-edge text-ink-2',
      )}
    >
      <span aria-hidden="true">{level.slice(0, 2)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
