import { AUDIT_ACTION_LABELS } from '@dure/contract/platform/audit/audit-actions.text';
import { AUDIT_DAYS } from '@dure/contract/platform/audit/audit-limits';
import type { listAuditEntries } from '@dure/contract/platform/audit/audit.endpoints';
import { codeLabels } from '@dure/contract/code-labels.text';
import { DOWNLOAD_REASON_LABELS } from '@dure/contract/tenancy/audit/download-reasons.text';
import type { LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { z } from 'zod';
import type { AuditFilter, Sought } from './audit-logs.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Entries of before this are on their way out: nobody is shown them any more. */
export const oldestEntry = (now: Date): Date => new Date(now.getTime() - AUDIT_DAYS * DAY_MS);

const labelled = <Code extends string>(labels: Readonly<Record<Code, string>>, words: string) =>
  (Object.keys(labels) as Code[]).filter((code) => labels[code].toLowerCase().includes(words));

const soughtBy = (words: string): Sought => ({
  words,
  actions: labelled(AUDIT_ACTION_LABELS, words),
  looks: labelled(codeLabels['LookKind'] as Readonly<Record<LookKind, string>>, words),
  reasons: labelled(DOWNLOAD_REASON_LABELS, words),
});

type Query = Omit<z.output<(typeof listAuditEntries)['query']>, 'page' | 'size'>;

/** What the list is narrowed to; what the log no longer keeps is never in it. */
export function auditFilter({ keyword, kind, by, from, to, hasReason }: Query, now: Date): AuditFilter {
  const [words, oldest] = [keyword.toLowerCase(), oldestEntry(now)];
  const wanted = from === undefined ? oldest : new Date(from);
  return {
    kind,
    by,
    from: wanted > oldest ? wanted : oldest,
    to: to === undefined ? undefined : new Date(to),
    hasReason: hasReason === true,
    sought: words === '' ? undefined : soughtBy(words),
  };
}
