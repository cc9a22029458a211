import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame } from './FieldFrame.tsx';
import { TextMarks, type TextMark } from './TextMarks.tsx';
import { fieldsText } from './fields.text.ts';
import { ownKey, useField, type FieldProps } from './use-field.ts';

type Area = Omit<
  ComponentProps<'textarea'>,
  keyof FieldProps | 'id' | 'ref' | 'value' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'maxLength'
>;

export interface TextAreaProps extends Area, FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean | undefined;
  /** Shows `287 / 10,000자`. What is typed beyond stays, so that nothing is lost; the field says by how much. */
  readonly limit?: number;
  readonly inputClassName?: string | undefined;
  /** Passages that are numbered in the text, in order and none over another. */
  readonly marks?: readonly TextMark[];
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** The browser's own field; it grows with what is written in it. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, isRequired, isInvalid, 'data-path': path, ...rest } = props;
  const { error, isDisabled, isReadOnly, className, inputClassName, marks, inputRef, limit, ...own } = rest;
  const { rows = 4, value, onChange, onKeyDown, ...area } = own;
  const over = limit === undefined ? 0 : Math.max(0, value.length - limit);
  const problem = over > 0 && limit !== undefined ? fieldsText.textArea.over(limit, over) : error;
  const { box, frame, control, settle } = useField({ ...props, error: problem });
  const frameRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = frameRef.current?.querySelector('textarea');
    if (growsByItself || !element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
    // oxlint-disable-next-line exhaustive-effect-dependencies -- the height follows the text, which the area itself holds
  }, [value]);

  return (
    <div {...box} ref={frameRef} className={cx(fieldClass, className)}>
      <FieldFrame
        {...frame}
        aside={
          limit !== undefined && (
            <span className={cx('ml-auto flex-none tabular-nums', over > 0 ? 'font-semibold text-bad' : 'text-ink-3')}>
              {fieldsText.textArea.count(value.length, limit)}
            </span>
          )
        }
      >
        <div className="relative">
          <textarea
            {...area}
            {...control}
            {...(inputRef !== undefined && { ref: inputRef })}
            rows={rows}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => {
              settle();
              onChange(event.target.value);
            }}
            onKeyDown={ownKey(onKeyDown)}
            className={cx(
              controlLook,
              'block min-h-20 resize-none px-3 py-2 field-sizing-content',
              marks && 'leading-7',
              inputClassName,
            )}
          />
          {marks && marks.length > 0 && <TextMarks text={value} marks={marks} className={inputClassName} />}
        </div>
      </FieldFrame>
    </div>
  );
}
