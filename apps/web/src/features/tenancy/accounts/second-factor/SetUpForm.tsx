import type { SecondFactorSetUp } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { QrPicture } from '../../../../ui/qr/QrPicture.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { useSubmission } from '../use-submission.ts';
import { CodeField } from './CodeField.tsx';
import { secondFactorText } from './second-factor.text.ts';

const text = secondFactorText.setUp;

export interface SetUpFormProps {
  readonly offer: SecondFactorSetUp;
  readonly onConfirm: (code: string) => Promise<void>;
}

/** The secret for the app, as a picture and as text, and the first code that says it has arrived. */
export function SetUpForm({ offer, onConfirm }: SetUpFormProps) {
  const [code, setCode] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  return (
    <Form {...(errors && { errors })} onSubmit={() => void submit(() => onConfirm(code))} aria-label={text.submit}>
      <p className="text-sm break-keep text-ink-2">{text.scan}</p>
      <QrPicture label={text.picture} text={offer.address} className="w-52 self-center" />
      <a
        href={offer.address}
        className="inline-flex min-h-11 items-center self-center text-sm underline desktop:hidden"
      >
        {text.open}
      </a>
      <div className="text-sm">
        <p className="text-ink-3">{text.secret}</p>
        <p className="font-mono font-semibold break-all select-all">{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <CodeField label={secondFactorText.code} description={text.first} value={code} onChange={setCode} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
