import { MAX_CRITERION_COMMENT_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useState } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { AiCriterion } from '../ai/AiCriterion.tsx';
import { gradingText } from '../grading.text.ts';
import { CriterionNotes } from '../notes/CriterionNotes.tsx';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { LevelButtons } from './LevelButtons.tsx';
import { shareOf, weightOf } from './score.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

const text = gradingText.grade;

export interface CriterionLevelsProps {
  readonly answer: ShownAnswer;
  readonly draft: AnswerDraft;
  readonly criterion: GradingDetail['rubric'][number];
  /** The criterion's place in the rubric. */
  readonly index: number;
  /** Of its levels, best first; none while other criteria have the keys. */
  readonly keys: readonly string[];
}

/** One criterion: its levels, what AI found of it, what was noted of it, and a comment where one is wanted. */
export function CriterionLevels({ answer, draft, criterion, index, keys }: CriterionLevelsProps) {
  const { dispatch } = useGrading();
  const { address, detail } = answer;
  const { grade, changeGrade } = draft;
  const { name, weight } = criterion;
  const [wantedFor, setWantedFor] = useState<AnswerAddress>();
  const isWanted = wantedFor === address;
  const comment = grade.comments[name] ?? '';
  const isOpen = isWanted || comment !== '';
  const isDisabled = !detail.can.grade;
  const total = weightOf(detail.rubric);
  const found = detail.ai?.criteria.find((one) => one.name === name);
  return (
    <li className="border-b border-line px-4 py-2 desktop:px-4.5">
      <div className="mb-1 flex min-h-7 items-center gap-2 text-sm">
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <span className="flex-none text-ink-3 tabular-nums">{text.most(shareOf(100, weight, total))}</span>
        <IconButton
          size="small"
          icon="edit"
          label={text.changeLevels(name)}
          onPress={() => dispatch({ kind: 'openDialog', dialog: { levelsOf: name, quiz: address.quiz } })}
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
      <LevelButtons
        {...{ criterion, total, keys, isDisabled }}
        chosen={grade.levels?.[name] ?? null}
        onChoose={(level) => dispatch({ kind: 'chooseLevel', answer, name, level })}
      />
      {found && <AiCriterion no={index + 1} {...{ weight, total, found }} />}
      {detail.ai && <CriterionNotes {...{ answer, draft }} criterion={name} />}
      {isOpen && (
        <TextArea
          label={text.comment(name)}
          labelHidden
          placeholder={text.commentPlaceholder}
          rows={2}
          value={comment}
          onChange={(typed) => changeGrade({ comments: { ...grade.comments, [name]: typed } })}
          isDisabled={isDisabled}
          autoFocus={isWanted}
          className="mt-1.5"
          {...(comment.length > MAX_CRITERION_COMMENT_LENGTH && { limit: MAX_CRITERION_COMMENT_LENGTH })}
        />
      )}
    </li>
  );
}
