import type { ComponentProps, ReactNode } from 'react';
import { controlHeight, controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame } from './FieldFrame.tsx';
import type { TypedAs } from './typed/typed-as.ts';
import { ownKey, useField, type FieldProps } from './use-field.ts';

type Input = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'readOnly' | 'required'
>;

export interface TextFieldProps extends Input, FieldProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly isReadOnly?: boolean | undefined;
  /** Such as `DIGITS` or `PHONE`. */
  readonly typedAs?: TypedAs;
  /** A control at the end of the box, such as showing a password. */
  readonly end?: ReactNode;
}

/** The browser's own field. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, isRequired, isInvalid, 'data-path': path, ...rest } = props;
  const {
    isDisabled,
    isReadOnly,
    className,
    end,
    placeholder = '',
    onChange,
    onKeyDown,
    type = 'text',
    typedAs,
    ...input
  } = rest;
  const { box, frame, control, settle } = useField(props);
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame}>
        <div className="relative">
          <input
            {...input}
            {...control}
            type={type}
            {...typedAs?.input}
            placeholder={placeholder}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => {
              settle();
              typedAs?.settle(event.target);
              onChange?.(typedAs ? typedAs.read(event.target.value) : event.target.value);
            }}
            onKeyDown={ownKey(onKeyDown)}
            className={cx(controlLook, controlHeight, 'pl-3', end === undefined ? 'pr-3' : 'pr-12')}
          />
          {end !== undefined && <div className="absolute inset-y-0 right-0 flex items-center pr-1">{end}</div>}
        </div>
      </FieldFrame>
    </div>
  );
}
