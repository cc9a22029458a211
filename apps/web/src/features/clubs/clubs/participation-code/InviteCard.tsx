import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { membersText } from '../people/members.text.ts';
import { ChangeCodeDialog } from './ChangeCodeDialog.tsx';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';

const text = membersText.code;
const QrDialog = lazy(() => import('./QrDialog.tsx').then((module) => module.QrDialog), { failure: 'popover' });
const QrPicture = lazy(() => import('../../../../ui/qr/QrPicture.tsx').then((module) => module.QrPicture));

export interface InviteCardProps {
  readonly code: string;
  /** The address that opens joining with the code filled in; empty until it is known. */
  readonly link: string;
  readonly club: { readonly clubSequence: number; readonly clubName: string; readonly version: number };
  /** Whether people can join now. */
  readonly isOpen: boolean;
}

/** The invitation to hand on while a club recruits: as a QR code, a link or a code to read out. */
export function InviteCard({ code, link, club, isOpen }: InviteCardProps) {
  const copy = useCopy();
  const [open, setOpen] = useState<'qr' | 'change'>();
  const close = () => setOpen(undefined);
  if (code === '') return null;
  return (
    <Card
      as="aside"
      aria-label={text.invite}
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 self-start desktop:grid-cols-[9.25rem_minmax(0,1fr)]"
    >
      <div className="aspect-square">
        <Suspense>
          {link !== '' && <QrPicture label={membersText.qr.picture(club.clubName)} text={link} className="w-full" />}
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <p className="text-sm text-ink-3">{text.title}</p>
          <p className="font-mono text-xl font-bold tracking-wide break-all select-all">{code}</p>
        </div>
        <p className="min-h-[1lh] truncate text-sm text-ink-2">{link.replace(/^https?:\/\//, '')}</p>
        <Button variant="primary" icon="link" onPress={() => copy(link)}>
          {text.copyLink}
        </Button>
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" onPress={() => copy(code)}>
            {text.copy}
          </Button>
          <Button size="small" onHoverStart={() => void QrDialog.preload()} onPress={() => setOpen('qr')}>
            {text.large}
          </Button>
          <Button size="small" onPress={() => setOpen('change')}>
            {text.change}
          </Button>
        </div>
      </div>
      {!isOpen && <p className="col-span-2 text-sm text-ink-3">{text.notNow}</p>}
      <Suspense>
        {open === 'qr' && <QrDialog clubName={club.clubName} code={code} link={link} onClose={close} />}
      </Suspense>
      {open === 'change' && (
        <ChangeCodeDialog clubSequence={club.clubSequence} version={club.version} onClose={close} />
      )}
    </Card>
  );
}
