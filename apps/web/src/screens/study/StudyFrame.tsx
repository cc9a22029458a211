import { useState, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { tabClass, tabRowClass } from '../../ui/layout/tab-class.ts';
import type { StudyPaneId } from './study-search.ts';
import { studyText as text } from './study.text.ts';

export interface FramePane {
  readonly id: StudyPaneId;
  readonly label: string;
  /** At the thumb, where it has to be shorter. */
  readonly shortLabel?: string;
  readonly content: ReactNode;
}

export interface StudyFrameProps {
  readonly head: ReactNode;
  readonly material: ReactNode;
  readonly panels: readonly FramePane[];
  /** What a phone shows; elsewhere the material always stands beside a panel. */
  readonly shown: StudyPaneId;
  readonly onShow: (pane: StudyPaneId) => void;
}

/**
 * The material beside what is said of it, from 1,200 px on; before that one at a time, chosen at the thumb. What is not shown
 * keeps its place and what was typed in it.
 */
export function StudyFrame({ head, material, panels, shown, onShow }: StudyFrameProps) {
  const [lastBeside, setLastBeside] = useState(panels[0]?.id);
  const beside = shown === 'material' ? lastBeside : shown;
  if (beside !== lastBeside) setLastBeside(beside);
  const [opened, setOpened] = useState<readonly StudyPaneId[]>([]);
  if (beside !== undefined && !opened.includes(beside)) setOpened([...opened, beside]);

  const tabs = (
    panes: readonly { readonly id: StudyPaneId; readonly label: string }[],
    current: unknown,
    look: string,
  ) =>
    panes.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={id === current} onClick={() => onShow(id)} className={look}>
        {label}
      </button>
    ));
  return (
    <div
      data-workspace="always"
      className="flex h-[calc(100dvh-4rem-var(--notice-height,0rem))] flex-col wide:grid wide:grid-rows-[auto_minmax(0,1fr)]"
    >
      {head}
      <div
        className={cx(
          'relative min-h-0 flex-1',
          panels.length > 0 && 'wide:grid wide:grid-cols-[minmax(0,1fr)_31.25rem]',
        )}
      >
        <section
          aria-label={text.pane}
          className={cx(
            'absolute inset-0 flex flex-col bg-sunken wide:static wide:min-h-0 wide:border-r wide:border-line',
            shown !== 'material' && 'max-wide:invisible',
          )}
        >
          {material}
        </section>
        {panels.length > 0 && (
          <div
            className={cx(
              'absolute inset-0 flex flex-col bg-surface wide:static wide:min-h-0',
              shown === 'material' && 'max-wide:invisible',
            )}
          >
            <div role="group" aria-label={text.panes} className={cx(tabRowClass, 'flex-none px-5 max-wide:hidden')}>
              {tabs(panels, beside, cx(tabClass, 'aria-pressed:border-ink aria-pressed:text-ink'))}
            </div>
            <div className="relative min-h-0 flex-1">
              {panels.map(
                ({ id, label, content }) =>
                  opened.includes(id) && (
                    <section
                      key={id}
                      aria-label={label}
                      className={cx('absolute inset-0 flex flex-col', id !== beside && 'invisible')}
                    >
                      {content}
                    </section>
                  ),
              )}
            </div>
          </div>
        )}
      </div>
      {panels.length > 0 && (
        <div className="flex-none border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] wide:hidden">
          <div
            role="group"
            aria-label={text.panes}
            className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-0.75"
          >
            {tabs(
              [
                { id: 'material', label: text.material },
                ...panels.map(({ id, label, shortLabel = label }) => ({ id, label: shortLabel })),
              ],
              shown,
              'min-h-11 rounded-[9px] text-sm font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card',
            )}
          </div>
        </div>
      )}
    </div>
  );
}
