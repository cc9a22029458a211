import { AUDIT_KIND_LABELS } from '@dure/contract/platform/audit/audit-actions.text';
import type { listAuditEntries } from '@dure/contract/platform/audit/audit.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { filteredDays } from '../../../ui/dates/days/day.ts';
import type { FilterField, FilterValues } from '../../../ui/filters/filter-fields.ts';
import { filtersIn } from '../../../ui/filters/filters-in.ts';
import { auditText } from './audit.text.ts';

const text = auditText.filter;

export const auditFields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: text.keyword },
  {
    kind: 'choice',
    name: 'kind',
    label: text.kind,
    options: Object.entries(AUDIT_KIND_LABELS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'fromToDate', name: 'day', label: text.period },
  { kind: 'toggle', name: 'hasReason', label: text.hasReason },
];

type Query = NonNullable<Input<typeof listAuditEntries>['query']>;

/** The conditions of an address as the call takes them. */
export function auditQuery(search: FilterValues & { readonly by?: string }, zone: string): Query {
  const { keyword, kind, dayFrom, dayTo, hasReason } = filtersIn(auditFields, search);
  return {
    ...(keyword !== undefined && { keyword: String(keyword) }),
    ...(kind !== undefined && { kind: kind as NonNullable<Query['kind']> }),
    ...(search.by !== undefined && { by: search.by }),
    ...(dayFrom !== undefined && dayTo !== undefined && filteredDays(String(dayFrom), String(dayTo), zone)),
    ...(hasReason === true && { hasReason: 'true' }),
  };
}
