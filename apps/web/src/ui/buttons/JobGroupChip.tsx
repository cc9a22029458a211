import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import { Chip } from './Chip.tsx';
import type { ChipTone } from './chip-class.ts';
import { uiText } from '../ui.text.ts';

const groups = new Map<string, keyof typeof JOB_GROUP & ChipTone>(
  (Object.keys(JOB_GROUP) as (keyof typeof JOB_GROUP)[]).map((group) => [JOB_GROUP[group], group]),
);

export interface JobGroupChipProps {
  readonly code: string;
  /** As the tenant calls it; without it the usual name. */
  readonly name?: string;
}

/** A job group keeps its colour everywhere; one the product does not know is neutral. */
export function JobGroupChip({ code, name }: JobGroupChipProps) {
  const group = groups.get(code);
  const label = name ?? (group === undefined ? code : uiText.jobGroups[group]);
  return <Chip tone={group ?? 'neutral'}>{label}</Chip>;
}
