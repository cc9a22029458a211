import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { copyText } from '../../ui/buttons/copy-text.ts';
import { useCanCopy } from '../../ui/buttons/use-can-copy.ts';
import { installationText } from './installation.text.ts';

const words = installationText.moving;

/** A command to run elsewhere, and a button that copies it. */
export function CopyLine({ text, label }: { readonly text: string; readonly label: string }) {
  const canCopy = useCanCopy();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 rounded-control bg-sunken px-2.5 py-1.5 text-sm [overflow-wrap:anywhere]">
        {text}
      </code>
      {canCopy && (
        <Button size="small" aria-label={label} onPress={() => void copyText(text).then(setCopied)}>
          {words.copyShort}
        </Button>
      )}
      <span role="status" className="text-sm text-good">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
