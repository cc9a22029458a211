import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import type { ManagedCode, ManagedCodes } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listManagedCodes } from '../../../api/tenancy/codes/codes.reads.ts';
import * as calls from '../../../api/tenancy/codes/codes.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { codesText as text } from './codes.text.ts';

/** What a manager does with codes; each answers with all of them as they stand then. */
export function useCodes() {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<ManagedCodes>) => call(),
    // One after the other: each goes on from what the one before has made of the lists.
    scope: { id: 'codes' },
    onSuccess: (codes) => client.setQueryData(listManagedCodes({}).queryKey, codes),
    onError: (error) => {
      const known = error instanceof ApiError ? error : undefined;
      const [field] = known?.fields ?? [];
      if (field) return void alert({ message: field.message });
      return void alert(known?.data ? { message: text.stale } : toTell(error));
    },
  });
  /** Whether it was done. */
  const run = (call: () => Promise<ManagedCodes>) =>
    mutateAsync(call).then(
      () => true,
      () => false,
    );
  const place = ({ kind, code }: ManagedCode) => ({ kind, code });
  return {
    isPending,
    add: (kind: CodeKind, parentCode: string | null, name: string) =>
      run(() => calls.addCode(client, { body: { kind, parentCode, name } })),
    rename: (one: ManagedCode, name: string) =>
      run(() =>
        calls.changeCode(client, {
          params: place(one),
          body: { name, isRetired: one.isRetired, version: one.version },
        }),
      ),
    retire: (one: ManagedCode, isRetired: boolean) =>
      run(() =>
        calls.changeCode(client, { params: place(one), body: { name: one.name, isRetired, version: one.version } }),
      ),
    /** Moves one to the place that `placed` makes of where it stands once its turn comes. */
    move: ({ kind, parentCode, code }: ManagedCode, placed: (from: number) => number) =>
      run(async () => {
        const all = client.getQueryData(listManagedCodes({}).queryKey) ?? { codes: [] };
        const list = all.codes.filter((one) => one.kind === kind && one.parentCode === parentCode);
        const seen = list.map((one) => one.code);
        const from = seen.indexOf(code);
        const to = placed(from);
        if (from < 0 || to < 0 || to >= seen.length || to === from) return all;
        const order = seen.toSpliced(from, 1).toSpliced(to, 0, code);
        return calls.orderCodes(client, { body: { kind, parentCode, seen, codes: order } });
      }),
    merge: ({ code, version }: ManagedCode, kept: ManagedCode) =>
      run(() =>
        calls.mergeJobs(client, {
          params: { code },
          body: { into: kept.code, version, intoVersion: kept.version },
        }),
      ),
    undoMerge: ({ code }: ManagedCode) => run(() => calls.undoJobMerge(client, { params: { code } })),
    remove: async (one: ManagedCode) => {
      if (await confirm({ message: text.confirmDelete }))
        await run(() => calls.deleteCode(client, { params: place(one) }));
    },
  };
}
export type Codes = ReturnType<typeof useCodes>;
