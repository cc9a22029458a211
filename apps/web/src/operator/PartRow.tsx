import { useState } from 'react';
import { RefusalNote } from '../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../features/tenancy/accounts/use-submission.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { cx } from '../ui/cx.ts';
import { type Setup, testSetupPart, type TriedPart } from './calls.ts';
import { operatorText } from './operator.text.ts';

const text = operatorText.parts;

type PartRowProps = Setup['parts'][number] & { readonly secret: string; readonly recipient: string };

/** One part: whether it is there, what works without it, and what came of trying it. */
export function PartRow({ part, isSet, message, secret, recipient }: PartRowProps) {
  const [tried, setTried] = useState<TriedPart>();
  const { isBusy, refusal, errors, submit } = useSubmission();
  const name = text.names[part];
  const fault = errors?.['recipient'];
  const tryNow = () => {
    setTried(undefined);
    void submit(async () => setTried(await testSetupPart(secret, part, recipient)));
  };
  return (
    <li className="flex flex-col gap-2 py-3.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">
          {name}{' '}
          <span className={cx('text-sm', isSet ? 'text-good' : 'text-ink-3')}>{isSet ? text.set : text.unset}</span>
        </h3>
        <Button size="small" onPress={tryNow} isPending={isBusy}>
          {text.test(name)}
        </Button>
      </div>
      <p className="text-sm break-keep text-ink-2 [overflow-wrap:anywhere]">{message}</p>
      <div role="status" className="text-sm font-semibold break-keep [overflow-wrap:anywhere] empty:hidden">
        {tried && <p className={tried.isWorking ? 'text-good' : 'text-bad'}>{tried.message}</p>}
        {!tried && fault !== undefined && <p className="text-bad">{fault}</p>}
      </div>
      <RefusalNote error={refusal} />
    </li>
  );
}
