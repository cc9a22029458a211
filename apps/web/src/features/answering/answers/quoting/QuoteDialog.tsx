import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { unitsOf } from '../../../../ui/text/sentence-units.ts';
import { quotingText } from './quoting.text.ts';

const words = quotingText;

export interface QuoteDialogProps {
  readonly nickname: string;
  readonly text: string;
  readonly onChoose: (passage: string) => void;
  readonly onClose: () => void;
}

/** Sentences of a peer's answer to choose one from, for who marks none by mouse. */
export function QuoteDialog({ nickname, text, onChoose, onClose }: QuoteDialogProps) {
  return (
    <Dialog title={words.choose(nickname)} isOpen onClose={onClose} closesOnBackdrop>
      <ul className="flex flex-col gap-2">
        {unitsOf(text).map((unit, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => onChoose(unit.text)}
              className="min-h-11 w-full rounded-box border border-line px-4 py-2.5 text-left hover:border-brand hover:bg-brand-soft"
            >
              <Markdown text={unit.text} headingLevel={4} className="text-base!" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
