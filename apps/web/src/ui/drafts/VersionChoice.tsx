import { Suspense, useState } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../buttons/Button.tsx';
import type { VersionDialogParts } from './VersionDialog.tsx';

/** Most people never meet another version of what they write. */
const VersionDialog = lazy(() => import('./VersionDialog.tsx').then((module) => module.VersionDialog), {
  failure: 'popover',
});

export interface VersionChoiceProps extends VersionDialogParts {
  /** What somebody else kept meanwhile; null where nobody did. */
  readonly theirs: object | null;
}

/**
 * Two people, or one on two devices, changed the same thing: which version to go on with. It can be put off; nothing more is
 * sent until then.
 */
export function VersionChoice({ theirs, onChoose, text, children }: VersionChoiceProps) {
  const [putOff, setPutOff] = useState<object | null>(null);
  if (theirs === null) return null;
  if (putOff === theirs) {
    return (
      <Button size="small" onPress={() => setPutOff(null)} className="self-start">
        {text.choose}
      </Button>
    );
  }
  return (
    <Suspense>
      <VersionDialog {...{ onChoose, text }} onPutOff={() => setPutOff(theirs)}>
        {children}
      </VersionDialog>
    </Suspense>
  );
}
