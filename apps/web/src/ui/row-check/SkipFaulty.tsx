import { Checkbox } from '../fields/Checkbox.tsx';
import { rowCheckText as text } from './row-check.text.ts';

export interface SkipFaultyProps {
  /** Rows that are faulty. */
  readonly count: number;
  readonly isSelected: boolean;
  readonly onChange: (skips: boolean) => void;
}

/** Good rows wait for no bad one, if the person says so; nothing where no row is faulty. */
export const SkipFaulty = ({ count, isSelected, onChange }: SkipFaultyProps) =>
  count === 0 ? null : (
    <Checkbox isSelected={isSelected} onChange={onChange}>
      {text.skip(count)}
    </Checkbox>
  );
