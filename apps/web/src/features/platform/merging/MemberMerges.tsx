import type { MemberMerge } from '@dure/contract/platform/merging/merging.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMemberMerges } from '../../../api/platform/merging/merging.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { mergingText as text } from './merging.text.ts';
import { UndoMergeDialog } from './UndoMergeDialog.tsx';

/** Accounts that were merged into a member's and can be parted again; nothing where there is none. */
export function MemberMerges({ memberUUID }: { readonly memberUUID: string }) {
  const merges = useQuery(listMemberMerges({ params: { memberUUID } }));
  const [asked, setAsked] = useState<MemberMerge>();
  const contents = merges.data?.contents ?? [];
  if (contents.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-2">{text.merged}</h3>
      <ul className="flex flex-col gap-2">
        {contents.map((merge) => (
          <li key={merge.mergeSequence} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {merge.email ?? merge.loginName}
              <span className="block text-sm text-ink-3">
                <DateText date={merge.undoUntil} look="short" />
                {text.undoUntil}
              </span>
            </span>
            <Button size="small" icon="undo" onPress={() => setAsked(merge)}>
              {text.undo}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <UndoMergeDialog merge={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
