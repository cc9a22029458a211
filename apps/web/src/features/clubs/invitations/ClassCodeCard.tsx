import type { ClassCodeState } from '@dure/contract/clubs/invitations/class-code-states';
import type { ClassCode } from '@dure/contract/clubs/invitations/class-codes.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { closeClassCode } from '../../../api/clubs/invitations/class-codes.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../ui/buttons/chip-class.ts';
import { useCopy } from '../../../ui/buttons/use-copy.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { QrPicture } from '../../../ui/qr/QrPicture.tsx';
import { classCodeLink } from './class-code-link.ts';
import { classCodesText as text } from './class-codes.text.ts';

const TONES: Readonly<Record<ClassCodeState, ChipTone>> = {
  OPEN: 'good',
  FULL: 'neutral',
  EXPIRED: 'pre',
  CLOSED: 'neutral',
};
const ClassCodeSheet = lazy(() => import('./ClassCodeSheet.tsx').then((module) => module.ClassCodeSheet), {
  failure: 'popover',
});

/** A class code with what it opens, and its ways: copied, printed, closed. */
export function ClassCodeCard({ classCode }: { readonly classCode: ClassCode }) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [isPrinting, setPrinting] = useState(false);
  const { classCodeId, name, code, state, taken, places, needsList, clubNames, validUntil } = classCode;
  const closing = useMutation({
    mutationFn: () => closeClassCode(client, { params: { classCodeId } }),
    onSuccess: () => toast({ message: text.closed, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  const copy = useCopy();
  const close = async () => {
    if (await confirm({ message: text.ask(name), detail: text.askDetail, action: text.close, danger: true }))
      closing.mutate();
  };
  const isOpen = state === 'OPEN';
  return (
    <li className="flex flex-wrap items-start gap-4 p-4">
      {isOpen && <QrPicture label={text.qr} text={classCodeLink(code)} className="w-24 flex-none" />}
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-lg font-bold tracking-wide select-all">{code}</span>
          <Chip tone={TONES[state]}>{text.states[state]}</Chip>
        </p>
        <p className="font-semibold break-keep">{name}</p>
        <p className="text-sm break-keep text-ink-2">
          <DateText date={validUntil} />
          {text.until} · {text.taken(taken, places)}
        </p>
        <p className="text-sm break-keep text-ink-3">
          {[needsList ? text.needsList : text.free, ...clubNames].join(' · ')}
        </p>
        {isOpen && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" aria-label={text.copyNamed(name)} onPress={() => copy(code)}>
              {text.copy}
            </Button>
            <Button size="small" aria-label={text.printNamed(name)} onPress={() => setPrinting(true)}>
              {text.print}
            </Button>
            <Button
              size="small"
              aria-label={text.closeNamed(name)}
              isPending={closing.isPending}
              onPress={() => void close()}
            >
              {text.close}
            </Button>
          </div>
        )}
      </div>
      <Suspense>{isPrinting && <ClassCodeSheet classCode={classCode} onClose={() => setPrinting(false)} />}</Suspense>
    </li>
  );
}
