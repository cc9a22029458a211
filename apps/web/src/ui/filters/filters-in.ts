import { isCalendarDay } from '../dates/days/calendar-day.ts';
import { fromOf, toOf, type FilterField, type FilterValue, type FilterValues } from './filter-fields.ts';

type Raw = Readonly<Record<string, unknown>>;
type Found = readonly (readonly [string, FilterValue])[];

/** Codes of digits alone come out of an address as numbers. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

function days(from: unknown, to: unknown, name: string): Found {
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to) return [];
  return [
    [fromOf(name), from],
    [toOf(name), to],
  ];
}

const isNumber = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && value >= min && value <= max;

function valuesOf(field: FilterField, raw: Raw): Found {
  if (field.kind === 'blank') return [];
  const { name } = field;
  const value = raw[name];
  switch (field.kind) {
    case 'text': {
      const text = asText(value);
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }
    case 'choice': {
      const chosen = field.options.find((option) => option.value === asText(value));
      return chosen ? [[name, chosen.value]] : [];
    }
    case 'fromTo': {
      const ends = [fromOf(name), toOf(name)] as const;
      return ends.flatMap((end) => (isNumber(raw[end], field) ? [[end, raw[end]] as const] : []));
    }
    case 'slider':
      return isNumber(value, field) ? [[name, value]] : [];
    case 'fromToDate':
      return days(raw[fromOf(name)], raw[toOf(name)], name);
    case 'date':
      return isCalendarDay(value) ? [[name, value]] : [];
    case 'toggle':
      return value === true ? [[name, true]] : [];
  }
}

/** The conditions that an address holds; what no field takes is left out, whoever typed it there. */
export const filtersIn = (fields: readonly FilterField[], raw: Raw): FilterValues =>
  Object.fromEntries(fields.flatMap((field) => valuesOf(field, raw)));
