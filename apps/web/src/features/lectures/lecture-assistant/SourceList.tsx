import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { assistantText as text } from './lecture-assistant.text.ts';

export const square = (isShown: boolean) =>
  cx(
    'inline-grid size-4.5 flex-none place-items-center rounded-[5px] text-xs font-bold tabular-nums',
    isShown ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-ink',
  );

export interface SourceMarkProps {
  readonly no: number;
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** The number of a source at the end of its sentence, on one line with the last word. */
export function SourceMark({ no, isShown, onPress }: SourceMarkProps) {
  return (
    <button
      type="button"
      aria-label={text.source(no, isShown)}
      onClick={onPress}
      className={cx('touch-target mx-0.5 align-[1px]', square(isShown))}
    >
      {no}
    </button>
  );
}

/** What a material's place is called: its title with page, slide or row. */
export const placeOf = ({ kind, title, unit, unitNo }: AnswerSource) =>
  [title, unit !== null && unitNo !== null && text.units[unit](unitNo), kind === 'NOTE' && text.note]
    .filter(Boolean)
    .join(' · ');

export interface SourceListProps {
  readonly sources: readonly AnswerSource[];
  readonly isShown: (source: AnswerSource) => boolean;
  readonly onOpen: (source: AnswerSource) => void;
}

/** What an answer rests on, a row each; a press turns to it. */
export function SourceList({ sources, isShown, onOpen }: SourceListProps) {
  const zone = useTimeZone();
  return (
    <ul
      aria-label={text.sources}
      className="divide-y divide-line overflow-hidden rounded-box border border-line bg-surface"
    >
      {sources.map((source) => {
        const shown = isShown(source);
        return (
          <li key={source.no}>
            <button
              type="button"
              aria-current={shown || undefined}
              onClick={() => onOpen(source)}
              className={cx(
                'flex min-h-11 w-full items-center gap-2.5 px-3 py-1.5 text-left text-sm -outline-offset-2 hover:bg-sunken',
                shown && 'bg-brand-soft',
              )}
            >
              <span aria-hidden="true" className={square(shown)}>
                {source.no}
              </span>
              {source.kind === 'VERIFIED' ? (
                <>
                  <span className="flex flex-none items-center gap-1 font-semibold text-good">
                    <Icon name="check" size={14} />
                    {text.verified}
                  </span>
                  <span className="min-w-0 truncate text-ink-3">
                    {[
                      source.verifiedBy,
                      source.verifiedAt && formatMonthDay(source.verifiedAt, zone),
                      source.quote && `“${plainQuestion(source.quote)}”`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </>
              ) : (
                <>
                  <span className="max-w-[65%] flex-none truncate font-semibold">{placeOf(source)}</span>
                  <span className="min-w-0 truncate text-ink-3">{plainQuestion(source.quote)}</span>
                </>
              )}
              <span className="ml-auto flex-none text-ink-3">
                {shown ? (
                  <span className="text-xs font-semibold text-brand-ink">{text.shown}</span>
                ) : (
                  <Icon name="chevronRight" size={15} />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
