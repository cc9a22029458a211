import { ASSISTANT_SCOPES, type AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { MAX_ASKED_LENGTH } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import type { AssistantAbout } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { assistantText as text } from './lecture-assistant.text.ts';

export interface AskFieldProps {
  readonly about: AssistantAbout;
  /** What others asked already stands above the field. */
  readonly similar?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly quote: string;
  readonly onDropQuote: () => void;
  readonly scope: AssistantScope;
  readonly onScope: (scope: AssistantScope) => void;
  readonly error: string | undefined;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

/** What is asked, how far around answers are looked for, and how often one may still ask. */
export function AskField(props: AskFieldProps) {
  const { about, similar, value, onChange, quote, onDropQuote, scope, onScope, error, isAsking, onAsk, inputRef } =
    props;
  const { leftToday, beyondMaterials } = about;
  const isEmpty = value.trim() === '' && quote === '';
  const scopes = ASSISTANT_SCOPES.slice(0, ASSISTANT_SCOPES.indexOf(about.scope) + 1);
  return (
    <div className="flex flex-none flex-col gap-2 border-t border-line bg-surface px-4 py-2.5 wide:px-5 wide:py-3">
      {similar}
      {quote !== '' && (
        <div className="flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
          <p className="min-w-0 flex-1 truncate text-sm text-ink-2">
            <span className="sr-only">{text.quoted}: </span>
            <q>{quote}</q>
          </p>
          <IconButton size="small" icon="close" label={text.dropQuote} onPress={onDropQuote} />
        </div>
      )}
      <TextArea
        label={text.placeholder}
        labelHidden
        placeholder={quote === '' ? text.placeholder : text.aboutThisQuestion}
        rows={1}
        value={value}
        onChange={onChange}
        error={leftToday === 0 ? text.noneLeft : error}
        {...(value.length > MAX_ASKED_LENGTH * 0.9 && { limit: MAX_ASKED_LENGTH })}
        inputClassName="max-h-32 min-h-11!"
        inputRef={inputRef}
        isReadOnly={isAsking}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (!isEmpty && !isAsking) onAsk();
        }}
      />
      <div className="flex items-center gap-2.5">
        {scopes.length > 1 && (
          <Select
            label={text.scope}
            labelHidden
            options={scopes.map((one) => ({ value: one, label: text.scopes[one] }))}
            value={scope}
            onChange={onScope}
            className="w-40 flex-none"
          />
        )}
        <p className="min-w-0 flex-1 text-xs text-ink-3">
          <span className="max-desktop:hidden">
            {beyondMaterials ? text.withinOrBeyond : text.within}
            {leftToday !== null && ' · '}
          </span>
          {leftToday !== null && text.left(leftToday)}
        </p>
        <Button variant="primary" isPending={isAsking} isDisabled={isEmpty || leftToday === 0} onPress={onAsk}>
          {text.ask}
        </Button>
      </div>
    </div>
  );
}
