import type { ReactNode } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { controlHeight, controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldProps {
  readonly placeholder?: string;
  readonly className?: string;
  /** A control at the end of the box, such as showing a password. */
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, placeholder = '', className, end, ...field } = props;
  return (
    <AriaTextField {...field} {...invalid(error)} className={cx(fieldClass, className)}>
      <FieldFrame {...{ label, error, description }} labelHidden={labelHidden ?? false} isRequired={field.isRequired}>
        <div className="relative">
          <Input
            placeholder={placeholder}
            className={cx(controlLook, controlHeight, 'pl-3', end === undefined ? 'pr-3' : 'pr-12')}
          />
          {end !== undefined && <div className="absolute inset-y-0 right-0 flex items-center pr-1">{end}</div>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
