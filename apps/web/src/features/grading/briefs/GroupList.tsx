import type { BriefGroup } from '@dure/contract/grading/briefs/briefs.endpoints';
import { cx } from '../../../ui/cx.ts';
import { NativeButton } from '../../../ui/buttons/NativeButton.tsx';
import { briefsText as text } from './briefs.text.ts';

export interface GroupListProps {
  readonly groups: readonly BriefGroup[];
  /** Of how many answers. */
  readonly of: number;
  readonly current: number;
  readonly onChoose: (at: number) => void;
}

/** The groups with their shares. */
export function GroupList({ groups, of, current, onChoose }: GroupListProps) {
  return (
    <ol aria-label={text.groups}>
      {groups.map(({ name, count, isRight }, at) => {
        const isCurrent = at === current;
        return (
          <li key={at} aria-current={isCurrent ? 'true' : undefined}>
            <NativeButton
              onPress={() => onChoose(at)}
              className={cx(
                'flex w-full items-center gap-3.5 rounded-[14px] px-3.5 py-3 text-left',
                isCurrent ? 'bg-sunken shadow-[inset_0_0_0_2px_var(--color-ink)]' : 'hover:bg-sunken',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-7.5 flex-none place-items-center rounded-[8px] text-[1.0625rem] font-bold tabular-nums',
                  isCurrent ? 'bg-ink text-surface' : 'border-[1.5px] border-edge bg-surface',
                )}
              >
                {at + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg leading-[1.35] font-semibold break-words desktop:line-clamp-2 desktop:text-xl">
                  {name}
                </span>
                <span
                  aria-hidden="true"
                  className="mt-2 block h-2 rounded-[4px] bg-sunken shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
                >
                  <i
                    className={cx('block h-full rounded-[4px]', isRight ? 'bg-good' : 'bg-ink-2')}
                    style={{ width: `${(count / of) * 100}%` }}
                  />
                </span>
              </span>
              <span className="w-16 flex-none text-right text-2xl font-bold tabular-nums">
                <span className="sr-only">{text.countOf(count, of)}</span>
                <span aria-hidden="true">
                  {count}
                  <small className="ml-0.5 text-[1.125rem] text-ink-2">{text.count}</small>
                </span>
              </span>
            </NativeButton>
          </li>
        );
      })}
    </ol>
  );
}
