import { useId } from 'react';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

export interface SwitchCardProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A part of the settings that is one choice. */
export function SwitchCard({ title, label, hint, isOn, onChange }: SwitchCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-bold">
        {title}
      </h2>
      <Checkbox isSelected={isOn} onChange={onChange} description={hint}>
        {label}
      </Checkbox>
    </Card>
  );
}
