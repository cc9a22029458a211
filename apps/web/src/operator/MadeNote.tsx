import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import { useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { copyText } from '../ui/buttons/copy-text.ts';
import { useCanCopy } from '../ui/buttons/use-can-copy.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { operatorText } from './operator.text.ts';

const text = operatorText.made;

export interface MadeNoteProps {
  readonly made: MadeTenant;
  readonly title?: string;
}

/** Where the organisation is, and how its manager comes in; a link is shown here and nowhere again. */
export function MadeNote({ made: { siteUrl, manager }, title = text.title }: MadeNoteProps) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useCanCopy();
  const { link } = manager;
  return (
    <div className="mx-auto flex max-w-130 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="break-keep text-ink-2 [overflow-wrap:anywhere]">{text[manager.way](manager.email)}</p>
      </div>
      <Card className="flex flex-col gap-4 desktop:p-6">
        {link !== null && (
          <>
            <TextField label={text.link} value={link} isReadOnly />
            {canCopy && (
              <Button onPress={() => void copyText(link).then(setCopied)}>
                <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
              </Button>
            )}
          </>
        )}
        <ButtonLink href={`${siteUrl}/account/login`} variant={link === null ? 'primary' : 'secondary'}>
          {text.open}
        </ButtonLink>
      </Card>
    </div>
  );
}
