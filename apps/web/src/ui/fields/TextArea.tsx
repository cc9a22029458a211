import { useLayoutEffect, useRef, type Ref } from 'react';
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { TextMarks, type TextMark } from './TextMarks.tsx';
import { fieldsText } from './fields.text.ts';

export interface TextAreaProps
  extends Omit<TextFieldProps, 'children' | 'className' | 'style' | 'maxLength' | 'value' | 'onChange'>, FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly rows?: number;
  /** Shows `287 / 10,000자`. What is typed beyond stays, so that nothing is lost; the field says by how much. */
  readonly limit?: number;
  readonly className?: string;
  readonly inputClassName?: string;
  /** Passages that are numbered in the text, in order and none over another. */
  readonly marks?: readonly TextMark[];
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Grows with what is written in it. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    description,
    error,
    placeholder,
    rows = 4,
    limit,
    className,
    inputClassName,
    marks,
    inputRef,
    ...field
  } = props;
  const over = limit === undefined ? 0 : Math.max(0, field.value.length - limit);
  const problem = over > 0 && limit !== undefined ? fieldsText.textArea.over(limit, over) : error;
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const area = frame.current?.querySelector('textarea');
    if (growsByItself || !area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
    // oxlint-disable-next-line exhaustive-effect-dependencies -- the height follows the text, which the area itself holds
  }, [field.value]);

  return (
    <TextField {...field} {...invalid(problem)} className={cx(fieldClass, className)} ref={frame}>
      <FieldFrame
        {...{ label, description }}
        error={problem}
        labelHidden={labelHidden ?? false}
        isRequired={field.isRequired}
        aside={
          limit !== undefined && (
            <span className={cx('ml-auto flex-none tabular-nums', over > 0 ? 'font-semibold text-bad' : 'text-ink-3')}>
              {fieldsText.textArea.count(field.value.length, limit)}
            </span>
          )
        }
      >
        <div className="relative">
          <AriaTextArea
            {...(inputRef !== undefined && { ref: inputRef })}
            rows={rows}
            placeholder={placeholder}
            className={cx(
              controlLook,
              'block min-h-20 resize-none px-3 py-2 field-sizing-content',
              marks && 'leading-7',
              inputClassName,
            )}
          />
          {marks && marks.length > 0 && <TextMarks text={field.value} marks={marks} className={inputClassName} />}
        </div>
      </FieldFrame>
    </TextField>
  );
}
