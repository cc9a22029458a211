import { saveBlob } from '../../../../kernel/calls/download.ts';
import { useTenant } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';
import { secondFactorText } from './second-factor.text.ts';

const text = secondFactorText.codes;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Once they are kept somewhere. */
  readonly onDone: () => void;
}

/** What opens the account without the app; to be seen this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copy = useCopy();
  const { tenantName } = useTenant();
  const plain = `${codes.join('\n')}\n`;
  return (
    <section aria-label={text.title} className="flex flex-col gap-4">
      <div>
        <h3 className="font-bold">{text.title}</h3>
        <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      </div>
      <ul
        aria-label={text.list}
        className="grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 font-mono text-sm desktop:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => copy(plain)}>{text.copy}</Button>
        <Button icon="download" onPress={() => saveBlob(new Blob([plain]), text.file(tenantName))}>
          {text.save}
        </Button>
        <Button variant="primary" onPress={onDone}>
          {secondFactorText.step.proceed}
        </Button>
      </div>
    </section>
  );
}
