import { MAX_KEYWORDS, MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import { useEffect } from 'react';
import { TextField } from '../../../../../ui/fields/TextField.tsx';
import { TagField } from '../../../../../ui/fields/TagField.tsx';
import { TextArea } from '../../../../../ui/fields/TextArea.tsx';
import { RubricField } from '../../../../../ui/rubric/RubricField.tsx';
import { WritingField } from '../../../../../ui/writing/WritingField.tsx';
import { newKey, type QuizValues } from '../club-values.ts';
import { ChosenContent } from './ChosenContent.tsx';
import type { ContentPart } from './content-part.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { QuizPlacing } from './QuizPlacing.tsx';
import { SharedQuiz } from './SharedQuiz.tsx';
import { useForm } from '../use-club-form.ts';

export interface QuizEditorProps {
  readonly quiz: QuizValues;
  readonly content: ContentPart;
}

/** Everything of one quiz; what is typed is in the form at once, so there is nothing to save here. */
export function QuizEditor({ quiz, content }: QuizEditorProps) {
  const { values, set, setOpenQuiz, arrived } = useForm();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its fields are there
  useEffect(arrived, []);
  if (!quiz.isFixed) return <OwnQuiz {...{ quiz, content }} />;
  const copy = () => {
    // Another key: an answer that is under way gives this one no sequence.
    const own = {
      ...quiz,
      key: newKey(),
      quizSequence: null,
      sourceQuizSequence: quiz.quizSequence,
      isShared: false,
      isFixed: false,
    };
    set({ quizzes: values.quizzes.map((one) => (one.key === quiz.key ? own : one)) });
    setOpenQuiz(own.key);
  };
  return (
    <>
      <SharedQuiz quiz={quiz} onCopy={copy} />
      <QuizPlacing quiz={quiz} />
    </>
  );
}

function OwnQuiz({ quiz, content }: QuizEditorProps) {
  const { setQuiz, fieldAt } = useForm();
  const set = (patch: Partial<QuizValues>) => setQuiz(quiz.key, patch);
  const field = (name: keyof QuizValues) => fieldAt(`quizzes.${quiz.key}.${name}`);
  return (
    <>
      {quiz.isShared && <p className="rounded-box bg-sunken p-4 text-ink-2">{text.sharedNote}</p>}
      <div>
        <p aria-hidden="true" className="mb-1 text-sm font-semibold text-ink-2">
          {text.question}
          <span className="ml-1.5 text-xs text-brand-ink">{text.required}</span>
        </p>
        <WritingField
          place="quiz"
          label={text.question}
          description={text.questionHint}
          isRequired
          rows={4}
          limit={MAX_QUESTION_LENGTH}
          value={quiz.question}
          onChange={(question) => set({ question })}
          {...field('question')}
        />
      </div>
      <TextArea
        label={text.modelAnswer}
        description={text.modelAnswerHint}
        rows={4}
        limit={MAX_MODEL_ANSWER_LENGTH}
        value={quiz.modelAnswer}
        onChange={(modelAnswer) => set({ modelAnswer })}
        {...field('modelAnswer')}
      />
      <TagField
        label={text.keywords}
        description={text.keywordsHint}
        limit={MAX_KEYWORDS}
        value={quiz.modelAnswerKeywords}
        onChange={(modelAnswerKeywords) => set({ modelAnswerKeywords })}
        {...field('modelAnswerKeywords')}
      />
      <QuizPlacing quiz={quiz} />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-bold">{text.content}</legend>
        <p className="text-sm text-ink-3">{text.contentHint}</p>
        <ChosenContent quiz={quiz} content={content} />
        {quiz.contentSequence === null && (
          <div className="grid gap-5 desktop:grid-cols-2">
            <TextField
              label={text.contentTitle}
              value={quiz.contentTitle}
              onChange={(contentTitle) => set({ contentTitle })}
              {...field('contentTitle')}
              autoComplete="off"
            />
            <TextField
              label={text.contentUrl}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={quiz.contentUrl}
              onChange={(contentUrl) => set({ contentUrl })}
              {...field('contentUrl')}
              autoComplete="off"
            />
          </div>
        )}
      </fieldset>
      <RubricField
        rubric={quiz.rubric}
        onChange={(rubric) => set({ rubric })}
        field={(name) => fieldAt(`quizzes.${quiz.key}.rubric.${name}`)}
      />
    </>
  );
}
