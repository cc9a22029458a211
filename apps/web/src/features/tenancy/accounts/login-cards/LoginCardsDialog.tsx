import type { LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { useState } from 'react';
import { useTenant } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { QrPicture } from '../../../../ui/qr/QrPicture.tsx';
import { loginCardsText as text } from './login-cards.text.ts';
import { oneTimeCodeLink, oneTimeCodePage } from './one-time-code-link.ts';

export interface LoginCardsDialogProps {
  readonly issued: LoginCards;
  readonly onClose: () => void;
}

/** Cards to print and hand out, one for each person. The codes are told this once: closing without a print is asked about. */
export function LoginCardsDialog({ issued: { cards, validUntil }, onClose }: LoginCardsDialogProps) {
  const { tenantName } = useTenant();
  const { confirm } = useDialogs();
  const [isPrinted, setPrinted] = useState(false);
  const close = async () => {
    if (isPrinted || (await confirm({ message: text.leave, action: text.close, danger: true }))) onClose();
  };
  return (
    <Dialog
      title={text.title(cards.length)}
      isOpen
      onClose={() => void close()}
      actions={
        <>
          <Button onPress={() => void close()}>{text.close}</Button>
          <Button
            variant="primary"
            onPress={() => {
              setPrinted(true);
              window.print();
            }}
          >
            {text.print}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm break-keep text-ink-2">{text.lead}</p>
      <ul data-print-cards aria-label={text.list} className="grid gap-3">
        {cards.map(({ memberUUID, nickname, loginName, oneTimeCode }) => (
          <li key={memberUUID} className="flex flex-wrap items-start gap-4 rounded-box border border-line p-4">
            <QrPicture label={text.code} text={oneTimeCodeLink(loginName, oneTimeCode)} className="w-28 flex-none" />
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="text-sm text-ink-2">{tenantName}</p>
              <p className="font-bold">{nickname}</p>
              <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
                <dt className="text-sm text-ink-3">{text.loginName}</dt>
                <dd className="font-semibold wrap-anywhere">{loginName}</dd>
                <dt className="text-sm text-ink-3">{text.code}</dt>
                <dd className="font-mono font-bold whitespace-nowrap select-all">{oneTimeCode}</dd>
              </dl>
              <p className="mt-2 text-sm break-keep text-ink-2">{text.steps}</p>
              <p className="text-sm break-all text-ink-2">{oneTimeCodePage()}</p>
              <p className="text-sm text-ink-3">
                <DateText date={validUntil} />
                {text.until}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
