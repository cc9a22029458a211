import { useState } from 'react';
import { copyText } from '../buttons/copy-text.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { useCanCopy } from '../buttons/use-can-copy.ts';
import { uiText } from '../ui.text.ts';

const words = uiText.error;

/** Code and request number of an error, small, with a way to copy them. */
export function ErrorReference({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useCanCopy();
  return (
    <span className="flex items-center gap-1 text-left text-sm font-normal text-ink-3">
      <span className="min-w-0 break-all select-all">{text}</span>
      {canCopy && (
        <IconButton
          size="small"
          icon={isCopied ? 'check' : 'copy'}
          label={isCopied ? words.copied : words.copy}
          onPress={() => void copyText(text).then(setCopied)}
        />
      )}
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </span>
  );
}
