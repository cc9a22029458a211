import type { Option } from '../fields/option.ts';

interface Named {
  /** As it stands in the address; kinds with two ends stand there as `nameFrom` and `nameTo`. */
  readonly name: string;
  readonly label: string;
}
interface Bounded extends Named {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Said after the number: 명, 점. */
  readonly unit?: string;
}

/** The kinds of condition that a table of the administration can have (specification, section 3). */
export type FilterField =
  | (Named & { readonly kind: 'text' })
  | (Named & { readonly kind: 'choice'; readonly options: readonly Option[] })
  | (Bounded & { readonly kind: 'fromTo' })
  /** At least so much. */
  | (Bounded & { readonly kind: 'slider' })
  | (Named & { readonly kind: 'fromToDate' })
  | (Named & { readonly kind: 'date' })
  /** On or left alone. */
  | (Named & { readonly kind: 'toggle' })
  /** Leaves its place free, so that the next one begins a line. */
  | { readonly kind: 'blank'; readonly name: string };

export type FilterValue = string | number | true;
/** What is set, by its name in the address; what is left out is not set. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

export const fromOf = (name: string): string => `${name}From`;
export const toOf = (name: string): string => `${name}To`;

/** The names under which a field stands in the address. */
export const namesOf = (field: FilterField): readonly string[] => {
  if (field.kind === 'blank') return [];
  return field.kind === 'fromTo' || field.kind === 'fromToDate' ? [fromOf(field.name), toOf(field.name)] : [field.name];
};

/** How many conditions are set; the search is none. */
export const setCount = (fields: readonly FilterField[], values: FilterValues): number =>
  fields.filter((field) => field.kind !== 'text' && namesOf(field).some((name) => values[name] !== undefined)).length;

/** Every condition taken off. */
export const cleared = (fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined]));
