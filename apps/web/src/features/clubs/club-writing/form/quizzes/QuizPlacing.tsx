import { MAX_TOPIC_LENGTH, MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { dateTimesClass } from '../../../../../ui/fields/control-class.ts';
import { DateTimePicker } from '../../../../../ui/dates/DateTimePicker.tsx';
import { NumberField } from '../../../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../../../ui/fields/TextField.tsx';
import { Switch } from '../../../../../ui/fields/Switch.tsx';
import type { QuizValues } from '../club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { useForm } from '../use-club-form.ts';

/** Where a quiz stands in its club: week, what is said of it beforehand, dates and whether members see it. */
export function QuizPlacing({ quiz }: { readonly quiz: QuizValues }) {
  const { values, setQuiz, fieldAt } = useForm();
  const set = (patch: Partial<QuizValues>) => setQuiz(quiz.key, patch);
  const field = (name: keyof QuizValues) => fieldAt(`quizzes.${quiz.key}.${name}`);
  return (
    <>
      <div className={dateTimesClass}>
        <NumberField
          label={text.weekLabel}
          isRequired
          minValue={1}
          maxValue={values.weekCount ?? MAX_WEEKS}
          value={quiz.week}
          onChange={(week) => set({ week: week ?? 1 })}
          {...field('week')}
          className="max-w-48"
        />
        <TextField
          label={text.topic}
          description={text.topicHint}
          maxLength={MAX_TOPIC_LENGTH}
          value={quiz.topic}
          onChange={(topic) => set({ topic })}
          {...field('topic')}
          autoComplete="off"
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
    </>
  );
}
