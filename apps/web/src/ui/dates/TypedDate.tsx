import { createCalendar } from '@internationalized/date';
import { useRef, type ReactNode } from 'react';
import { useDateField } from 'react-aria/useDateField';
import { DateFieldContext, DateFieldStateContext } from 'react-aria-components/DateField';
import { GroupContext, type GroupProps } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { InputContext, type InputProps } from 'react-aria-components/Input';
import { Provider, useContextProps } from 'react-aria-components/slots';
import { flushSync } from 'react-dom';
import { useDateFieldState } from 'react-stately/useDateFieldState';

/**
 * One date of a picker, for `DateInput` to show. React Aria moves the focus on in the event that completes a segment,
 * and a field that loses focus corrects what it last rendered. Examples are the day 0 of a typed `07`, or 30 February
 * while the month was retyped. So a segment is rendered before the focus moves.
 */
export function TypedDate({ slot, children }: { readonly slot?: 'start' | 'end'; readonly children: ReactNode }) {
  const [props, field] = useContextProps(slot ? { slot } : {}, null, DateFieldContext);
  const input = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  const ours = useDateFieldState({ ...props, locale, createCalendar });
  // One of its two shapes stands for both.
  const setSegment = (part: 'era', value: string) => flushSync(() => ours.setSegment(part, value));
  const state = { ...ours, setSegment: setSegment as typeof ours.setSegment };
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef: input }, state, field);
  const { isInvalid, isDisabled } = state;
  return (
    <Provider
      values={[
        [DateFieldStateContext, state],
        [InputContext, { ...(inputProps as InputProps), ref: input }],
        [GroupContext, { ...(fieldProps as GroupProps), ref: field, isInvalid, isDisabled }],
      ]}
    >
      {children}
    </Provider>
  );
}
