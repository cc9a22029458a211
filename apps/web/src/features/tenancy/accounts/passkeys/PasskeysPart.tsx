import type { Passkeys } from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys } from '../../../../api/tenancy/accounts/passkeys.reads.ts';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { passkeysText as text } from './passkeys.text.ts';
import { RemovePasskey } from './RemovePasskey.tsx';

function PasskeyList({ passkeys, hasPassword }: Passkeys) {
  const [leaving, setLeaving] = useState<string>();
  if (passkeys.length === 0) return <p className="text-sm text-ink-3">{text.none}</p>;
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => {
        const { passkeyId, name, createdAt, lastUsedAt } = passkey;
        return (
          <li key={passkeyId} className="py-2.5">
            <div className="flex min-h-11 items-center gap-3">
              <div className="min-w-0 flex-1">
                <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
                <p className="text-sm text-ink-3">
                  {text.made} <DateText date={createdAt} /> ·{' '}
                  {lastUsedAt === null ? (
                    text.unused
                  ) : (
                    <>
                      {text.used} <RelativeTime date={lastUsedAt} />
                    </>
                  )}
                </p>
              </div>
              {leaving !== passkeyId && (
                <Button aria-label={text.removeOf(name)} onPress={() => setLeaving(passkeyId)}>
                  {text.remove}
                </Button>
              )}
            </div>
            {leaving === passkeyId && (
              <RemovePasskey
                passkey={passkey}
                hasPassword={hasPassword}
                hasOther={passkeys.length > 1}
                onClose={() => setLeaving(undefined)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The passkeys among what keeps an account its owner's. */
export function PasskeysPart() {
  const passkeys = useQuery(listPasskeys({}));
  const [isAdding, setAdding] = useState(false);
  // The server does not know what a browser is able to do.
  const isUnsupported = useHydrated() && !browserSupportsWebAuthn();
  return (
    <Card as="section" aria-label={text.title}>
      <h2 className="text-lg font-bold">{text.title}</h2>
      <p className="mb-4 text-sm break-keep text-ink-3">{text.lead}</p>
      <Loaded
        from={passkeys}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
      >
        {(its) => (
          <div className="flex flex-col gap-4">
            <PasskeyList {...its} />
            {isAdding ? (
              <AddPasskey hasPassword={its.hasPassword} onClose={() => setAdding(false)} />
            ) : isUnsupported ? (
              <p className="text-sm text-ink-3">{text.unsupported}</p>
            ) : (
              <Button className="self-start" onPress={() => setAdding(true)}>
                {text.add}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
