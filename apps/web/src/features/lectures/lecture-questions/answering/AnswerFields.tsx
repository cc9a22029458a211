import { MAX_INSTRUCTOR_ANSWER } from '@dure/contract/lectures/lecture-questions/question-status';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { Ref } from 'react';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { sourceName } from '../cards/Sources.tsx';
import type { AnswerValues } from './answer-draft.ts';
import { answeringText as text } from './answering.text.ts';

export interface AnswerFieldsProps {
  readonly value: AnswerValues;
  readonly onChange: (value: AnswerValues) => void;
  readonly sources: readonly AnswerSource[];
  /** What stands above the field: where the draft comes from. */
  readonly hint: string;
  readonly isPrivate: boolean;
  readonly problem: string | undefined;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** Text, sources and whether the assistant may rest on it. */
export function AnswerFields({ value, onChange, sources, hint, isPrivate, problem, fieldRef }: AnswerFieldsProps) {
  const toggle = (no: number, isOn: boolean) =>
    onChange({
      ...value,
      sourceNos: isOn
        ? [...value.sourceNos, no].toSorted((a, b) => a - b)
        : value.sourceNos.filter((one) => one !== no),
    });
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={text.field}
        description={hint}
        rows={5}
        limit={MAX_INSTRUCTOR_ANSWER}
        value={value.text}
        onChange={(typed) => onChange({ ...value, text: typed })}
        error={problem}
        inputRef={fieldRef}
      />
      {sources.length > 0 && (
        <fieldset className="flex flex-col">
          <legend className="text-sm font-semibold text-ink-2">{text.sources}</legend>
          {sources.map((source) => (
            <Checkbox
              key={source.no}
              isSelected={value.sourceNos.includes(source.no)}
              onChange={(isOn) => toggle(source.no, isOn)}
              description={source.quote}
            >
              {sourceName(source)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isPrivate ? (
        <p className="text-sm text-ink-3">{text.isPrivate}</p>
      ) : (
        <Checkbox isSelected={value.isSource} onChange={(isSource) => onChange({ ...value, isSource })}>
          {text.isSource}
        </Checkbox>
      )}
    </div>
  );
}
