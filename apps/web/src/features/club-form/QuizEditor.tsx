import { DateTimePicker } from '../../ui/DateTimePicker.tsx';
import { MarkdownEditor } from '../../ui/MarkdownEditor.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TagField } from '../../ui/TagField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { QuizValues } from './club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { RubricField } from './RubricField.tsx';
import { useForm } from './use-club-form.ts';

const LONGEST_QUESTION = 2000;
const LONGEST_ANSWER = 5000;
const MOST_KEYWORDS = 20;
const LAST_WEEK = 52;

/** Everything of one quiz; what is typed is in the form at once, so there is nothing to save here. */
export function QuizEditor({ quiz }: { readonly quiz: QuizValues }) {
  const { values, setQuiz, fieldAt } = useForm();
  const set = (patch: Partial<QuizValues>) => setQuiz(quiz.key, patch);
  const field = (name: keyof QuizValues) => fieldAt(`quizzes.${quiz.key}.${name}`);
  return (
    <>
      <div>
        <p aria-hidden="true" className="mb-1 text-sm font-semibold text-ink-2">
          {text.question}
          <span className="ml-1.5 text-xs text-brand-ink">{text.required}</span>
        </p>
        <MarkdownEditor
          label={text.question}
          description={text.questionHint}
          isRequired
          rows={4}
          limit={LONGEST_QUESTION}
          value={quiz.question}
          onChange={(question) => set({ question })}
          {...field('question')}
        />
      </div>
      <TextArea
        label={text.modelAnswer}
        description={text.modelAnswerHint}
        rows={4}
        limit={LONGEST_ANSWER}
        value={quiz.modelAnswer}
        onChange={(modelAnswer) => set({ modelAnswer })}
        {...field('modelAnswer')}
      />
      <TagField
        label={text.keywords}
        description={text.keywordsHint}
        limit={MOST_KEYWORDS}
        value={quiz.modelAnswerKeywords}
        onChange={(modelAnswerKeywords) => set({ modelAnswerKeywords })}
        {...field('modelAnswerKeywords')}
      />
      <div className="grid gap-5 desktop:grid-cols-[10rem_1fr_1fr]">
        <NumberField
          label={text.weekLabel}
          isRequired
          minValue={1}
          maxValue={values.weekCount ?? LAST_WEEK}
          value={quiz.week}
          onChange={(week) => set({ week: week ?? 1 })}
          {...field('week')}
        />
        <DateTimePicker
          label={text.openAt}
          description={text.openAtHint}
          isRequired
          value={quiz.openAt}
          onChange={(openAt) => set({ openAt })}
          {...field('openAt')}
        />
        <DateTimePicker
          label={text.deadlineAt}
          description={text.deadlineHint}
          value={quiz.deadlineAt}
          onChange={(deadlineAt) => set({ deadlineAt })}
          {...field('deadlineAt')}
        />
      </div>
      <Switch
        isSelected={quiz.published}
        onChange={(published) => set({ published })}
        description={text.publishedHint}
        className="rounded-box border border-line p-4"
      >
        {text.published}
      </Switch>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-bold">{text.content}</legend>
        <p className="text-sm text-ink-3">{text.contentHint}</p>
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
      </fieldset>
      <RubricField quiz={quiz} />
    </>
  );
}
