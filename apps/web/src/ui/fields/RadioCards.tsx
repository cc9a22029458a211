import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

export function RadioCards<T extends string>(props: Omit<RadioGroupProps<T>, 'look'>) {
  return <RadioGroup {...props} look="cards" />;
}
