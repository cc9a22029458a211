import { MAX_KEYWORDS, MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import type { ReactNode } from 'react';
import { TagField } from '../../../../ui/fields/TagField.tsx';
import { RubricField } from '../../../../ui/rubric/RubricField.tsx';
import { WritingField } from '../../../../ui/writing/WritingField.tsx';
import { AboutFields } from './AboutFields.tsx';
import { editorText as text } from './editor.text.ts';
import type { QuizDraft } from './quiz-draft.ts';
import type { QuizValues } from './quiz-values.ts';

export interface ContentFieldParts {
  readonly content: QuizValues['content'];
  readonly onChange: (content: QuizValues['content']) => void;
  readonly error: string | undefined;
}

/** What a helper under the model answer is given of the quiz. */
export interface AnswerHelpParts {
  readonly values: QuizValues;
  /** Puts a model answer behind what stands there, and keywords beside them; what it answers takes that back. */
  readonly put: (answer: string, keywords: readonly string[]) => () => void;
}

export interface QuizFieldsProps {
  readonly draft: QuizDraft;
  readonly faults: Readonly<Record<string, string>>;
  readonly contentField: (parts: ContentFieldParts) => ReactNode;
  readonly answerHelp: (parts: AnswerHelpParts) => ReactNode;
}

function FieldName({ children, isRequired = false }: { readonly children: string; readonly isRequired?: boolean }) {
  return (
    <p aria-hidden="true" className="mb-1 text-sm font-semibold text-ink-2">
      {children}
      {isRequired && <span className="ml-1.5 text-xs text-brand-ink">{text.required}</span>}
    </p>
  );
}

/** Everything that is written of a quiz. */
export function QuizFields({ draft, faults, contentField, answerHelp }: QuizFieldsProps) {
  const { value, engine } = draft;
  const set = (patch: Partial<QuizValues>) => engine.change({ ...engine.state.value, ...patch });
  const put = (answer: string, keywords: readonly string[]) => {
    const { modelAnswer, modelAnswerKeywords } = engine.state.value;
    const after = {
      modelAnswer: [modelAnswer.trimEnd(), answer].filter((part) => part !== '').join('\n\n'),
      modelAnswerKeywords: [...new Set([...modelAnswerKeywords, ...keywords])].slice(0, MAX_KEYWORDS),
    };
    set(after);
    // What was typed in the meantime stays.
    return () => {
      const now = engine.state.value;
      set({
        ...(now.modelAnswer === after.modelAnswer && { modelAnswer }),
        ...(now.modelAnswerKeywords === after.modelAnswerKeywords && { modelAnswerKeywords }),
      });
    };
  };
  const field = (name: string) => ({ error: faults[name], 'data-path': name });
  return (
    <div className="flex flex-col gap-5">
      {contentField({
        content: value.content,
        onChange: (content) => set({ content }),
        error: faults['contentSequence'],
      })}
      <div>
        <FieldName isRequired>{text.question}</FieldName>
        <WritingField
          place="quiz"
          label={text.question}
          description={text.questionHint}
          isRequired
          rows={4}
          limit={MAX_QUESTION_LENGTH}
          value={value.question}
          onChange={(question) => set({ question })}
          {...field('question')}
        />
      </div>
      <div>
        <FieldName>{text.modelAnswer}</FieldName>
        <WritingField
          place="quiz"
          label={text.modelAnswer}
          description={text.modelAnswerHint}
          rows={5}
          limit={MAX_MODEL_ANSWER_LENGTH}
          value={value.modelAnswer}
          onChange={(modelAnswer) => set({ modelAnswer })}
          {...field('modelAnswer')}
        />
        <div className="mt-2">{answerHelp({ values: value, put })}</div>
      </div>
      <TagField
        label={text.keywords}
        description={text.keywordsHint}
        limit={MAX_KEYWORDS}
        value={value.modelAnswerKeywords}
        onChange={(modelAnswerKeywords) => set({ modelAnswerKeywords })}
        {...field('modelAnswerKeywords')}
      />
      <RubricField
        rubric={value.rubric}
        onChange={(rubric) => set({ rubric })}
        field={(name) => field(`rubric.${name}`)}
      />
      <AboutFields values={value} set={set} field={field} />
    </div>
  );
}
