import {
  MAX_ASSISTANT_NAME_LENGTH,
  MAX_DAILY_QUESTIONS,
} from '@dure/contract/lectures/lecture-clubs/lecture-club-limits';
import { ASSISTANT_SCOPES, ASSISTANT_TONES } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import type { Assistant } from '@dure/contract/lectures/lecture-clubs/assistant';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { RadioCards } from '../../../../ui/fields/RadioCards.tsx';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { lectureFormText as text } from './lecture-form.text.ts';
import { useLecture } from './use-lecture-form.ts';

/** How the assistant is to answer. */
export function AssistantStep() {
  const { values, set, fieldAt } = useLecture();
  const { assistant } = values;
  const change = (patch: Partial<Assistant>) => set({ assistant: { ...assistant, ...patch } });
  return (
    <Card className="flex flex-col gap-5">
      <p role="note" className="text-ink-2">
        {text.assistantHint}
      </p>
      <Switch isSelected={assistant.isOn} onChange={(isOn) => change({ isOn })} description={text.isOnHint}>
        {text.isOn}
      </Switch>
      {assistant.isOn && (
        <>
          <TextField
            label={text.assistantName}
            description={text.assistantNameHint}
            maxLength={MAX_ASSISTANT_NAME_LENGTH}
            value={assistant.name}
            onChange={(name) => change({ name })}
            {...fieldAt('assistant.name')}
            autoComplete="off"
          />
          <RadioCards
            label={text.tone}
            options={ASSISTANT_TONES.map((value) => ({ value, ...text.tones[value] }))}
            value={assistant.tone}
            onChange={(tone) => change({ tone })}
            {...fieldAt('assistant.tone')}
          />
          <RadioCards
            label={text.scope}
            options={ASSISTANT_SCOPES.map((value) => ({ value, ...text.scopes[value] }))}
            value={assistant.scope}
            onChange={(scope) => change({ scope })}
            {...fieldAt('assistant.scope')}
          />
          <Switch
            isSelected={assistant.beyondMaterials}
            onChange={(beyondMaterials) => change({ beyondMaterials })}
            description={text.beyondHint}
          >
            {text.beyond}
          </Switch>
          <Switch
            isSelected={assistant.hintsFirst}
            onChange={(hintsFirst) => change({ hintsFirst })}
            description={text.hintsHint}
          >
            {text.hints}
          </Switch>
          <NumberField
            label={text.dailyLimit}
            unit={text.times}
            minValue={1}
            maxValue={MAX_DAILY_QUESTIONS}
            value={assistant.dailyLimit}
            onChange={(dailyLimit) => change({ dailyLimit: dailyLimit ?? 1 })}
            {...fieldAt('assistant.dailyLimit')}
            className="w-52"
          />
        </>
      )}
    </Card>
  );
}
