import { MAX_CRITERIA } from '@dure/contract/quizzes/rubric-levels';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { QuizValues } from '../club-values.ts';
import { LevelsField } from './LevelsField.tsx';
import { quizFormText as text } from './quiz-form.text.ts';
import { useForm } from '../use-club-form.ts';

const USUAL_WEIGHT = 10;
const HEAVIEST = 100;

const rest = ({ name, weight }: QuizValues['rubric'][number]) => ({ name, weight });

/** Criteria that a grade is made of, each with its weight. */
export function RubricField({ quiz }: { readonly quiz: QuizValues }) {
  const { setQuiz, fieldAt } = useForm();
  const { key, rubric } = quiz;
  const write = (next: QuizValues['rubric']) => setQuiz(key, { rubric: next });
  const change = (at: number, part: Partial<QuizValues['rubric'][number]>) =>
    write(rubric.map((criterion, index) => (index === at ? { ...criterion, ...part } : criterion)));
  const field = (at: number, name: string) => fieldAt(`quizzes.${key}.rubric.${at}.${name}`);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-bold">{text.rubric}</legend>
      <p className="text-sm text-ink-3">{text.rubricHint}</p>
      {rubric.map((criterion, index) => (
        <div key={index} className="flex flex-col gap-2">
          <div className="grid grid-cols-[1fr_auto] items-end gap-2 desktop:grid-cols-[1fr_10rem_auto]">
            <TextField
              label={text.rubricName(index + 1)}
              value={criterion.name}
              onChange={(name) => change(index, { name })}
              {...field(index, 'name')}
              autoComplete="off"
              className="col-span-2 desktop:col-span-1"
            />
            <NumberField
              label={text.rubricWeight(index + 1)}
              minValue={1}
              maxValue={HEAVIEST}
              value={criterion.weight}
              onChange={(weight) => change(index, { weight: weight ?? 1 })}
              {...field(index, 'weight')}
            />
            <IconButton
              icon="trash"
              label={text.rubricRemove(index + 1)}
              onPress={() => write(rubric.toSpliced(index, 1))}
            />
          </div>
          <LevelsField
            criterion={criterion}
            onChange={(levels) => write(rubric.with(index, { ...rest(criterion), ...(levels && { levels }) }))}
            field={(name) => field(index, `levels.${name}`)}
          />
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        className="self-start"
        isDisabled={rubric.length >= MAX_CRITERIA}
        onPress={() => write([...rubric, { name: '', weight: USUAL_WEIGHT }])}
      >
        {text.rubricAdd}
      </Button>
    </fieldset>
  );
}
