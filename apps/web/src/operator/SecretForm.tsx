import { useState, type ReactNode } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { operatorText } from './operator.text.ts';

const text = operatorText.secret;

export interface SecretFormProps {
  readonly onGiven: (secret: string) => void;
  /** What was said of the secret before. */
  readonly children: ReactNode;
}

/** Asks for the secret, where the address brought none that counts. */
export function SecretForm({ onGiven, children }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  return (
    <div className="mx-auto flex max-w-110 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{text.title}</h1>
        <p className="break-keep text-ink-2">{text.lead}</p>
      </div>
      <Card className="desktop:p-6">
        <Form onSubmit={() => onGiven(secret.trim())} aria-label={text.title}>
          <TextField
            label={text.label}
            name="secret"
            value={secret}
            onChange={setSecret}
            autoComplete="off"
            spellCheck={false}
            isRequired
          />
          {children}
          <Button type="submit" variant="primary">
            {text.submit}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
