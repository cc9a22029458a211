import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { useStore } from '../../../../kernel/store.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { saveStates } from '../drafts/save-states.ts';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import { useShortTime } from '../use-short-time.ts';

const text = gradingText.grade;

const Key = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true" className="hidden desktop:contents">
    <Kbd>{children}</Kbd>
  </span>
);

export interface ActionRowProps {
  readonly address: AnswerAddress;
  /** The open answer, where it is here. */
  readonly detail: GradingDetail | undefined;
}

/** Skip, undo, save and go on; what was done last is said over it. */
export function ActionRow({ address, detail }: ActionRowProps) {
  const { ask } = useGrading();
  const announcement = useGradingState((state) => state.announcement);
  const isSaving = useStore(saveStates)[answerKey(address)]?.kind === 'saving';
  const openUntil = detail?.openUntil ?? null;
  const short = useShortTime();
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2 desktop:flex-none desktop:border-t desktop:border-line desktop:px-4.5 desktop:pt-1.5 desktop:pb-3">
      {openUntil !== null && <p className="w-full text-xs text-pre">{text.open(short(openUntil))}</p>}
      <p aria-hidden="true" className="hidden min-h-5 w-full truncate text-xs text-ink-3 desktop:block">
        {announcement.text}
      </p>
      <Button onPress={() => ask('next')} aria-keyshortcuts="j" className="max-desktop:hidden">
        {text.skip}
        <Key>J</Key>
      </Button>
      <Button
        variant="ghost"
        onPress={() => ask('undo')}
        aria-keyshortcuts="u"
        className="max-desktop:px-2 desktop:px-2"
      >
        {text.undo}
        <Key>U</Key>
      </Button>
      <Button
        variant="primary"
        onPress={() => ask('save')}
        isPending={isSaving}
        isDisabled={!detail}
        aria-keyshortcuts="Enter"
        className="grow desktop:ml-auto desktop:grow-0"
      >
        {text.save}
        <Key>⏎</Key>
      </Button>
    </div>
  );
}
