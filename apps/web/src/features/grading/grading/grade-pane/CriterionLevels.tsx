import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { MAX_CRITERION_COMMENT_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import { levelsOf, type RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import { useState, type ReactNode } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { NativeButton } from '../../../../ui/buttons/NativeButton.tsx';
import { useToggles } from '../../../../ui/buttons/use-toggles.ts';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { AiCriterion, type AiCriterionProps } from '../ai/AiCriterion.tsx';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { gradingText } from '../grading.text.ts';
import { shareOf } from './score.ts';

const text = gradingText.grade;

export interface CriterionLevelsProps {
  readonly address: AnswerAddress;
  readonly criterion: GradingDetail['rubric'][number];
  /** The criterion's place, from 1. */
  readonly no: number;
  /** What AI found of it. */
  readonly ai: AiCriterionProps['found'] | undefined;
  /** The weight of all criteria together. */
  readonly total: number;
  readonly chosen: string | null;
  readonly comment: string;
  /** Of its levels, best first; none while other criteria have the keys. */
  readonly keys: readonly string[];
  readonly onChoose: (level: RubricLevel) => void;
  readonly onLevels: () => void;
  readonly onComment: (comment: string) => void;
  readonly isDisabled: boolean;
  /** What was noted of it, and why AI's points were changed. */
  readonly notes: ReactNode;
}

/** One criterion as a row of levels, the best left, each with what it counts and its key. */
export function CriterionLevels(props: CriterionLevelsProps) {
  const { address, criterion, no, ai, total, chosen, comment, keys, isDisabled, notes } = props;
  const { onChoose, onLevels, onComment } = props;
  const { name, weight } = criterion;
  const [wantedFor, setWantedFor] = useState<AnswerAddress>();
  const isWanted = wantedFor === address;
  const levels = levelsOf(criterion);
  const isOpen = isWanted || comment !== '';
  const { group, toggle } = useToggles({
    keys: levels.map(({ label }) => label),
    chosen: chosen === null ? [] : [chosen],
    isSingle: true,
    onToggle: (pressed) => {
      const level = levels.find(({ label }) => label === pressed);
      if (level) onChoose(level);
    },
  });
  return (
    <li className="border-b border-line px-4 py-2 desktop:px-4.5">
      <div className="mb-1 flex min-h-7 items-center gap-2 text-sm">
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <span className="flex-none text-ink-3 tabular-nums">{text.most(shareOf(100, weight, total))}</span>
        <IconButton
          size="small"
          icon="edit"
          label={text.changeLevels(name)}
          onPress={onLevels}
          className="desktop:size-7"
        />
        {!isOpen && (
          <IconButton
            size="small"
            icon="comment"
            label={text.addComment(name)}
            isDisabled={isDisabled}
            onPress={() => setWantedFor(address)}
            className="desktop:size-7"
          />
        )}
      </div>
      <div {...group} aria-label={name} className="grid auto-cols-fr grid-flow-col gap-1.5">
        {levels.map(({ label, points }, index) => (
          <NativeButton
            key={label}
            {...toggle(label)}
            {...ENTER_SAVES}
            isDisabled={isDisabled}
            aria-label={text.level(label, shareOf(points, weight, total))}
            {...(keys[index] !== undefined && { 'aria-keyshortcuts': keys[index] })}
            className="group flex h-12 min-w-0 flex-col justify-center rounded-control border border-line-strong bg-surface px-2 text-left transition-colors hover:bg-sunken disabled:opacity-50 data-selected:border-brand data-selected:bg-brand-soft data-selected:text-brand-ink data-selected:ring-1 data-selected:ring-brand"
          >
            <span className="flex items-center justify-between gap-1">
              <b className="text-base leading-5 font-bold tabular-nums">{shareOf(points, weight, total)}</b>
              {keys[index] !== undefined && (
                <span aria-hidden="true" className="hidden desktop:contents">
                  <Kbd>{keys[index]}</Kbd>
                </span>
              )}
            </span>
            <span className="flex min-w-0 items-center gap-1 text-xs">
              <Icon name="check" size={12} className="hidden flex-none group-data-selected:block" />
              <span className="truncate group-data-selected:font-semibold">{label}</span>
            </span>
          </NativeButton>
        ))}
      </div>
      {ai && <AiCriterion {...{ no, weight, total }} found={ai} />}
      {notes}
      {isOpen && (
        <TextArea
          label={text.comment(name)}
          labelHidden
          placeholder={text.commentPlaceholder}
          rows={2}
          value={comment}
          onChange={onComment}
          isDisabled={isDisabled}
          autoFocus={isWanted}
          className="mt-1.5"
          {...(comment.length > MAX_CRITERION_COMMENT_LENGTH && { limit: MAX_CRITERION_COMMENT_LENGTH })}
        />
      )}
    </li>
  );
}
