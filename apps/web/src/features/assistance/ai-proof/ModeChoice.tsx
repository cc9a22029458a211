import { FEWEST_COMPARED, isTrustworthy, OFFICIAL_CONFIDENCE } from '@dure/contract/assistance/ai-proof/agreement';
import type { AiGradingMode, AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { BottomDock } from '../../../ui/layout/BottomDock.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { aiProofText } from './ai-proof.text.ts';
import { Slider } from './Slider.tsx';

const text = aiProofText.mode;
const { least, most, usual } = OFFICIAL_CONFIDENCE;
const MODES = ['OFF', 'SUGGEST', 'OFFICIAL'] as const;

export interface Choice {
  readonly mode: AiGradingMode;
  readonly confidence: number;
}
export interface ModeChoiceProps {
  readonly proof: AiProof;
  readonly isPending: boolean;
  readonly onDecide: (choice: Choice) => void;
  /** About what reading the answers that are left costs. */
  readonly cost: ReactNode;
  /** The way to grade more answers. */
  readonly more: ReactNode;
}

/** Why nothing can be official yet; empty where it can. */
function obstacleOf({ can, overall, calibration }: AiProof): string {
  if (can.makeOfficial) return '';
  const compared = overall?.count ?? 0;
  if (overall === null || compared < FEWEST_COMPARED) return text.tooFew(compared, FEWEST_COMPARED);
  return isTrustworthy(overall) ? text.unfitted(calibration.sampleCount, calibration.neededCount) : text.apart;
}

/** What AI does with the quiz from now on. */
export function ModeChoice({ proof, isPending, onDecide, cost, more }: ModeChoiceProps) {
  const [mode, setMode] = useState<AiGradingMode>(proof.version === 0 ? 'SUGGEST' : proof.mode);
  const [confidence, setConfidence] = useState(proof.confidence ?? usual);
  const { remaining, remainingCount } = proof;
  const obstacle = obstacleOf(proof);
  const official = remaining.filter((one) => one >= confidence).length;
  const descriptions = {
    OFF: text.choices.OFF.description,
    SUGGEST: text.choices.SUGGEST.description,
    OFFICIAL: obstacle === '' ? text.choices.OFFICIAL.description : obstacle,
  };
  const options = MODES.map((value) => ({
    value,
    label: text.choices[value].label,
    description: descriptions[value],
    isDisabled: value === 'OFFICIAL' && obstacle !== '' && proof.mode !== 'OFFICIAL',
  }));
  return (
    <section aria-label={text.title} className="mt-5">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lg font-bold">{text.title}</h3>
        <p className="text-sm text-ink-3">{text.hint}</p>
      </div>
      <RadioCards label={text.title} labelHidden options={options} value={mode} onChange={setMode} />
      {mode === 'OFFICIAL' && (
        <div className="mt-2 rounded-box border border-line bg-surface p-4">
          <Slider
            label={text.least}
            value={confidence}
            valueText={text.confidence(confidence)}
            min={least}
            max={most}
            step={0.01}
            onChange={setConfidence}
          />
          <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
            {text.counts(remainingCount, official, remaining.length - official)}{' '}
            {remainingCount > remaining.length && text.unread(remainingCount - remaining.length)}
          </p>
          <p className="mt-1 text-sm text-ink-3">{text.revisable}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="text-sm text-ink-2">
          <p className="font-semibold text-ink tabular-nums">{text.remaining(remainingCount)}</p>
          {cost}
        </div>
        <BottomDock>
          {more}
          <Button
            variant="primary"
            className="max-desktop:flex-1"
            isPending={isPending}
            onPress={() => onDecide({ mode, confidence })}
          >
            {text.start}
          </Button>
        </BottomDock>
      </div>
    </section>
  );
}
