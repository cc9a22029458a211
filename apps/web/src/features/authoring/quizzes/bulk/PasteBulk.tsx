import { MAX_BULK_BYTES } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { bulkWords as text } from './bulk-words.text.ts';

export interface PasteBulkProps {
  readonly onPaste: (file: File) => void;
  readonly isDisabled: boolean;
}

/** Which files of questions are read; and questions that are in no file, as a text that is read like one. */
export function PasteBulk({ onPaste, isDisabled }: PasteBulkProps) {
  const [pasted, setPasted] = useState('');
  return (
    <>
      <p className="text-sm text-ink-2">{text.foreign}</p>
      <TextArea
        label={text.paste}
        description={text.pasteHint}
        value={pasted}
        onChange={setPasted}
        rows={3}
        isDisabled={isDisabled}
      />
      <div>
        <Button
          isDisabled={isDisabled || pasted.trim() === '' || pasted.length > MAX_BULK_BYTES / 4}
          onPress={() => onPaste(new File([pasted], text.pastedName, { type: 'text/plain' }))}
        >
          {text.pasteNow}
        </Button>
      </div>
    </>
  );
}
