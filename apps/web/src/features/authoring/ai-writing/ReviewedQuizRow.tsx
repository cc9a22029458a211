import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { MAX_KEYWORDS, MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import { useState } from 'react';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { TagField } from '../../../ui/fields/TagField.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { aiWritingText } from './ai-writing.text.ts';
import { DraftHead } from './DraftHead.tsx';
import { DraftSources, type SeeSource } from './DraftSources.tsx';
import type { ReviewedQuiz } from './review-draft.ts';

const text = aiWritingText.quizzes;

export interface ReviewedQuizRowProps {
  readonly draft: AiDraft;
  readonly writing: AiWriting;
  readonly value: ReviewedQuiz;
  readonly onChange: (part: Partial<ReviewedQuiz>) => void;
  readonly onDrop: () => void;
  readonly onSee: SeeSource;
}

/** One draft of a quiz: chosen or not, changed in its place, thrown away. */
export function ReviewedQuizRow({ draft, writing, value, onChange, onDrop, onSee }: ReviewedQuizRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { no } = draft;
  return (
    <li className="flex flex-col gap-2.5 px-4 py-4">
      <div className="flex items-start gap-2">
        <Checkbox
          aria-label={text.choose(no)}
          isSelected={value.isChosen}
          onChange={(isChosen) => onChange({ isChosen })}
          className="flex-none"
        />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">
            <span className="mr-1.5 text-ink-3 tabular-nums">{no}</span>
            {plainQuestion(value.question)}
          </p>
          <DraftHead draft={draft} notice={writing.notice} />
        </div>
      </div>
      {isEditing ? (
        <div className="flex flex-col gap-3">
          <TextArea
            label={text.question(no)}
            rows={2}
            limit={MAX_QUESTION_LENGTH}
            value={value.question}
            onChange={(question) => onChange({ question })}
          />
          <TextArea
            label={text.answer(no)}
            rows={3}
            limit={MAX_MODEL_ANSWER_LENGTH}
            value={value.answer}
            onChange={(answer) => onChange({ answer })}
          />
          <TagField
            label={aiWritingText.keywords}
            limit={MAX_KEYWORDS}
            value={value.keywords}
            onChange={(keywords) => onChange({ keywords })}
          />
        </div>
      ) : (
        <>
          <Markdown text={value.answer} headingLevel={4} className="text-ink-2" />
          {value.keywords.length > 0 && (
            <p className="text-sm text-ink-2">
              <b className="mr-1.5 font-semibold">{aiWritingText.keywords}</b>
              {value.keywords.join(' · ')}
            </p>
          )}
        </>
      )}
      <DraftSources sources={draft.sources} content={writing.content} onSee={onSee} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setEditing(!isEditing)} aria-expanded={isEditing}>
          {isEditing ? text.editDone : text.edit}
        </Button>
        <Button size="small" variant="ghost" onPress={onDrop}>
          {text.drop}
        </Button>
      </div>
    </li>
  );
}
