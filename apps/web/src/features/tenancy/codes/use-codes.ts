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
    order: (kind: CodeKind, parentCode: string | null, seen: string[], codes: string[]) =>
      run(() => calls.orderCodes(client, { body: { kind, parentCode, seen, codes } })),
    remove: async (one: ManagedCode) => {
      if (await confirm({ message: text.confirmDelete }))
        await run(() => calls.deleteCode(client, { params: place(one) }));
    },
  };
}
export type Codes = ReturnType<typeof useCodes>;
