import { Select } from '../fields/Select.tsx';
import { uiText } from '../ui.text.ts';

/** The choices of administrative lists. */
export const PAGE_SIZES: readonly number[] = [10, 15, 25, 50, 100];

/** Rows a page where nobody chose (specification, section 9). */
const USUAL_SIZE = 15;

/** A size that the lists offer, whatever an address says. */
export const pageSizeOf = (size: number | undefined): number =>
  size !== undefined && PAGE_SIZES.includes(size) ? size : USUAL_SIZE;

export interface PageSizeSelectProps {
  readonly size: number;
  readonly onChange: (size: number) => void;
}

export function PageSizeSelect({ size, onChange }: PageSizeSelectProps) {
  return (
    <Select
      label={uiText.pagination.size}
      labelHidden
      options={PAGE_SIZES.map((one) => ({ value: String(one), label: uiText.pagination.perPage(one) }))}
      value={String(size)}
      onChange={(value) => onChange(Number(value))}
      className="w-32 flex-none"
    />
  );
}
