import type { ManagerTaskView } from '@dure/contract/platform/administration/administration.endpoints';
import { Link } from '@tanstack/react-router';
import { EXACTLY } from '../../../ui/buttons/link-parts.ts';
import { number } from '../../../ui/text/number-format.ts';
import { administrationText as text } from './administration.text.ts';
import { PLACE_GROUPS, TASK_PLACES, type AdministrationPlace } from './places.ts';

const linkClass =
  'flex min-h-11 items-center justify-between gap-2 rounded-[8px] px-2.5 font-medium text-ink-2 hover:bg-sunken desktop:min-h-8 desktop:text-sm ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

/** Filters and what is chosen on a page stand in its address; the place is the same. */
const WITHOUT_SEARCH = { ...EXACTLY, includeSearch: false } as const;

/** Kinds of work on the overview, and how much of it waits at a place. */
function waitingAt(place: AdministrationPlace, tasks: readonly ManagerTaskView[]): number {
  if (place === '/system/admin') return tasks.length;
  return tasks.filter(({ task }) => TASK_PLACES[task] === place).reduce((sum, { count }) => sum + count, 0);
}

export interface PlaceListProps {
  readonly tasks: readonly ManagerTaskView[];
  readonly onChoose?: () => void;
}

/** Every place of administration by group, with what waits there. */
export function PlaceList({ tasks, onChoose }: PlaceListProps) {
  return (
    <div className="flex flex-col gap-3">
      {PLACE_GROUPS.map(({ name, places }) => (
        <div key={name ?? ''} role={name && 'group'} aria-label={name && text.groups[name]}>
          {name && (
            <p aria-hidden="true" className="px-2.5 pb-0.5 text-xs font-semibold text-ink-3">
              {text.groups[name]}
            </p>
          )}
          <ul className="flex flex-col">
            {places.map((to) => {
              const waiting = waitingAt(to, tasks);
              return (
                <li key={to}>
                  <Link
                    to={to}
                    className={linkClass}
                    activeOptions={WITHOUT_SEARCH}
                    {...(onChoose && { onClick: onChoose })}
                  >
                    <span>{text.places[to]}</span>
                    {waiting > 0 && (
                      <span className="font-semibold tabular-nums">
                        <span className="sr-only">{text.waiting(waiting)}</span>
                        <span aria-hidden="true">{number.format(waiting)}</span>
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
