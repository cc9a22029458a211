import { CELL_STATES, type CellState } from '@dure/contract/insight/gradebook/cell-states';
import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ChipButton } from '../../../ui/buttons/ChipButton.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDesktop } from '../../../ui/layout/use-desktop.ts';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import type { GradebookColumn, GradebookView } from './gradebook-rows.ts';
import { ROW_SORTS } from './row-sorts.ts';
import { gradebookText as text } from './gradebook.text.ts';

const TYPING_PAUSE_MS = 150;
/** Characters of a question in the list of quizzes. */
const MAX_QUIZ_LENGTH = 24;
const states = CELL_STATES.map((value) => ({ value, label: text.states[value] }));
const sorts = ROW_SORTS.map((value) => ({ value, label: text.sorts[value] }));

export interface GradebookBarProps {
  readonly view: GradebookView;
  readonly onChange: (part: Partial<GradebookView>) => void;
  readonly columns: readonly GradebookColumn[];
  readonly counts: ReadonlyMap<CellState, number>;
  /** How many there are, and how many of them are shown. */
  readonly size: string;
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onExportSoon: () => void;
}

/** What of the gradebook is shown. On a phone one quiz always is chosen. */
export function GradebookBar(props: GradebookBarProps) {
  const { view, onChange, columns, counts, size, isExporting, onExport, onExportSoon } = props;
  const isDesktop = useDesktop();
  const quizzes = columns.map(({ quizSequence, no, question }) => ({
    value: String(quizSequence),
    label: `${no} ${shortened(plainQuestion(question), MAX_QUIZ_LENGTH)}`,
  }));
  const isWaiting = view.state === 'waiting';
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-4 py-3 desktop:min-h-15 desktop:px-5 desktop:py-2">
      <h2 className="mr-2 text-lg font-bold max-desktop:sr-only">{text.title}</h2>
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={view.keyword}
        onChange={(keyword) => onChange({ keyword })}
        delay={TYPING_PAUSE_MS}
        className="w-full desktop:w-55"
      />
      <FilterSelect
        label={text.quiz}
        options={quizzes}
        value={view.quiz === undefined ? undefined : String(view.quiz)}
        isRequired={!isDesktop}
        onChange={(quiz) => onChange({ quiz: quiz === undefined ? undefined : Number(quiz) })}
      />
      <FilterSelect label={text.state} options={states} value={view.state} onChange={(state) => onChange({ state })} />
      <FilterSelect
        label={text.sort}
        options={sorts}
        value={view.sort}
        isRequired
        onChange={(sort) => onChange({ sort: sort ?? 'name' })}
      />
      <ChipButton isSelected={isWaiting} onChange={(isOn) => onChange({ state: isOn ? 'waiting' : undefined })}>
        {text.onlyWaiting} <span className="tabular-nums">{counts.get('waiting') ?? 0}</span>
      </ChipButton>
      <span className="ml-auto text-sm text-ink-3 tabular-nums" aria-live="polite">
        {size}
      </span>
      <Button icon="download" aria-expanded={isExporting} onHoverStart={onExportSoon} onPress={onExport}>
        {text.export}
      </Button>
    </div>
  );
}
