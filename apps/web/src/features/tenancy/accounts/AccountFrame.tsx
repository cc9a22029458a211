import type { ReactNode } from 'react';
import { useTenant } from '../../../kernel/session.ts';
import { TenantLogo } from '../../../ui/brand/TenantLogo.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

export interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The ways to other pages, under the card. */
  readonly below?: ReactNode;
  readonly after?: ReactNode;
}

/** A page about an account that nobody is logged in to: the organisation, what it is about, one card. */
export function AccountFrame({ title, lead, children, below, after }: AccountFrameProps) {
  const tenant = useTenant();
  return (
    <div className="mx-auto flex w-full max-w-110 flex-1 flex-col justify-center gap-6 px-4 py-10">
      <div className="flex flex-col items-center gap-3 text-center">
        <TenantLogo brand={tenant} size={48} className="size-12" />
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="break-keep text-ink-2 [overflow-wrap:anywhere]">{lead}</p>
      </div>
      <Card className="desktop:p-6">{children}</Card>
      {below !== undefined && <div className="flex flex-wrap justify-center gap-x-6 text-sm text-ink-2">{below}</div>}
      {after}
    </div>
  );
}
