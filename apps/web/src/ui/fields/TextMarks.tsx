import { controlLook } from './control-class.ts';
import { cx } from '../cx.ts';

/** A passage of a text with the number that stands over its beginning. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly no: number;
}

interface TextMarksProps {
  readonly text: string;
  readonly marks: readonly TextMark[];
  /** Of the field: both must break their lines alike. */
  readonly className: string | undefined;
}

/** The text once more over its field, invisible but for its marks: a field itself can hold letters only. */
export function TextMarks({ text, marks, className }: TextMarksProps) {
  const parts = marks.map(({ start, end, no }, index) => [
    text.slice(marks[index - 1]?.end ?? 0, start),
    <span key={no} data-mark={no} className="relative border-b border-dotted border-ink-3">
      <span className="absolute -top-3 -left-1.5 grid h-3.5 min-w-3.5 place-items-center rounded-[4px] bg-sunken text-[10px] leading-none font-semibold text-ink-2 tabular-nums">
        {no}
      </span>
      {text.slice(start, end)}
    </span>,
  ]);
  return (
    <div
      aria-hidden="true"
      className={cx(
        controlLook,
        'pointer-events-none absolute inset-0 overflow-hidden border-transparent bg-transparent px-3 py-2 leading-7 break-words whitespace-pre-wrap text-transparent',
        className,
      )}
    >
      {parts}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </div>
  );
}
