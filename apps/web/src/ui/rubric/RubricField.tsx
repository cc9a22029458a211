import { MAX_CRITERIA, MAX_CRITERION_WEIGHT } from '@dure/contract/limits/quiz-limits';
import { announce } from '../announcer.ts';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { SortableList } from '../lists/SortableList.tsx';
import { CriterionRow } from './CriterionRow.tsx';
import { LevelsField } from './LevelsField.tsx';
import { rubricText as text } from './rubric.text.ts';
import type { WrittenCriterion } from './written-criterion.ts';

const USUAL_WEIGHT = 10;

const rest = ({ name, weight }: WrittenCriterion) => ({ name, weight });

export interface RubricFieldProps {
  readonly rubric: readonly WrittenCriterion[];
  readonly onChange: (rubric: WrittenCriterion[]) => void;
  /** The sentence for a part of it (`0.name`), and the mark by which a fault finds it. */
  readonly field: (name: string) => { readonly error?: string | undefined; readonly 'data-path'?: string };
}

/** Criteria that a grade is made of, each with its weight. */
export function RubricField({ rubric, onChange: write, field: fieldAt }: RubricFieldProps) {
  const change = (at: number, part: Partial<WrittenCriterion>) =>
    write(rubric.map((criterion, index) => (index === at ? { ...criterion, ...part } : criterion)));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rubric.length) return;
    write(rubric.toSpliced(from, 1).toSpliced(to, 0, rubric[from]!));
    announce(text.moved(to + 1));
  };
  const field = (at: number, name: string) => fieldAt(`${at}.${name}`);
  const sum = rubric.reduce((total, { weight }) => total + weight, 0);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-bold">{text.title}</legend>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-3">
        <span>{text.hint}</span>
        {rubric.length > 0 && <span className="tabular-nums">{text.sum(sum)}</span>}
      </p>
      <SortableList label={text.title} onMove={move} className="flex flex-col gap-3">
        {rubric.map((criterion, index) => (
          <CriterionRow
            key={index}
            index={index}
            count={rubric.length}
            onMove={(to) => move(index, to)}
            remove={
              <IconButton
                icon="trash"
                label={text.remove(index + 1)}
                onPress={() => write([...rubric.toSpliced(index, 1)])}
              />
            }
            levels={
              <LevelsField
                criterion={criterion}
                onChange={(levels) => write([...rubric.with(index, { ...rest(criterion), ...(levels && { levels }) })])}
                field={(name) => field(index, `levels.${name}`)}
              />
            }
          >
            <TextField
              label={text.name(index + 1)}
              value={criterion.name}
              onChange={(name) => change(index, { name })}
              {...field(index, 'name')}
              autoComplete="off"
              className="col-span-2 desktop:col-span-1"
            />
            <NumberField
              label={text.weight(index + 1)}
              minValue={1}
              maxValue={MAX_CRITERION_WEIGHT}
              value={criterion.weight}
              onChange={(weight) => change(index, { weight: weight ?? 1 })}
              {...field(index, 'weight')}
              className="col-start-2 desktop:col-start-auto"
            />
          </CriterionRow>
        ))}
      </SortableList>
      <Button
        size="small"
        icon="plus"
        className="self-start"
        isDisabled={rubric.length >= MAX_CRITERIA}
        onPress={() => write([...rubric, { name: '', weight: USUAL_WEIGHT }])}
      >
        {text.add}
      </Button>
    </fieldset>
  );
}
