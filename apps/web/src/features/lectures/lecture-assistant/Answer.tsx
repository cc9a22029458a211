import type { AnswerSource, AssistantMessage } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/states/Spinner.tsx';
import { AnswerText } from './AnswerText.tsx';
import { assistantText as text } from './lecture-assistant.text.ts';
import { SourceList } from './SourceList.tsx';

export interface AnswerProps {
  readonly message: AssistantMessage;
  /** What the assistant is called. */
  readonly name: string;
  readonly isShown: (source: AnswerSource) => boolean;
  readonly onOpen: (source: AnswerSource) => void;
  /** Left out for who only reads it. */
  readonly onStop?: () => void;
  readonly onContinue?: () => void;
  /** Takes the question on to the instructor; left out where nobody can be asked. */
  readonly onAskInstructor?: (() => void) | undefined;
}

/** An answer as far as it has come: each sentence with its sources, or that there is none in the materials. */
export function Answer(props: AnswerProps) {
  const { message, name, isShown, onOpen, onStop, onContinue, onAskInstructor } = props;
  const { answerState: state, sentences, sources, materialCount, isBeyond, isBuiltIn, notice } = message;
  if (state === 'NOT_FOUND') {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-box border border-line bg-surface px-3.5 py-3">
        <div className="flex-[1_1_15rem]">
          <p className="font-bold">{text.notFound}</p>
          <p className="text-sm text-ink-2">{text.notFoundBody(materialCount)}</p>
        </div>
        {onAskInstructor && (
          <Button onPress={onAskInstructor} className="max-desktop:w-full">
            {text.askInstructor}
          </Button>
        )}
      </div>
    );
  }
  const isRunning = state === 'ANSWERING';
  const note = state === 'HINTED' || state === 'STOPPED' || state === 'BROKEN' ? text.states[state] : null;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex min-h-8 items-center gap-2 text-sm">
        <span className="flex-none font-semibold">{name}</span>
        <span className="min-w-0 truncate text-ink-3">
          {isRunning && sentences.length === 0
            ? text.looking(materialCount)
            : sources.length > 0 && text.found(materialCount, sources.length)}
        </span>
        {isRunning && onStop && (
          <Button size="small" variant="ghost" className="ml-auto" onPress={onStop}>
            {text.stop}
          </Button>
        )}
      </div>
      <AnswerText {...{ sentences, sources, isShown, onOpen }}>{isRunning && <Spinner />}</AnswerText>
      {sources.length > 0 && <SourceList sources={sources} isShown={isShown} onOpen={onOpen} />}
      {isBeyond && <p className="text-sm font-semibold text-pre">{text.beyond}</p>}
      {isBuiltIn && !isRunning && sentences.length > 0 && (
        <p className="text-sm text-ink-3">{notice ?? (state === 'HINTED' ? text.builtInHint : text.builtIn)}</p>
      )}
      {note !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-sm text-ink-2">{note}</p>
          {onContinue && (
            <Button size="small" onPress={onContinue}>
              {state === 'HINTED' ? text.showAnswer : text.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
