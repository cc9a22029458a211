import { BULK_TYPES, MAX_BULK_BYTES, type BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_LABELS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { getQuizTemplate } from '../../../../api/authoring/quizzes/bulk.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { startDownload } from '../../../../kernel/calls/download.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RadioCards } from '../../../../ui/fields/RadioCards.tsx';
import { FileDrop } from '../../../../ui/files/FileDrop.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { bulkWords as text } from './bulk-words.text.ts';
import { PasteBulk } from './PasteBulk.tsx';
import type { Bulk } from './use-bulk.ts';

const TABLES = ['.xlsx', '.csv'];
/** Questions of other programs are known by their content, whatever their files are called. */
const KINDS: Record<BulkType, readonly string[]> = {
  quiz: [],
  'quiz-ai': TABLES,
  content: TABLES,
};
const ORDER: readonly BulkType[] = BULK_TYPES.toSorted(
  (one, other) => Number(one === 'content') - Number(other === 'content'),
);

export interface StartBulkProps {
  readonly type: BulkType;
  readonly onType: (type: BulkType) => void;
  readonly reading: Bulk['reading'];
}

/** What is brought in, its template, and the file. */
export function StartBulk({ type, onType, reading }: StartBulkProps) {
  const { error } = reading;
  const problem = error instanceof ApiError ? (error.fieldMessages['file'] ?? error.message) : error?.message;
  return (
    <div className="mt-5 flex max-w-page flex-col gap-5 desktop:pb-10">
      <RadioCards
        label={text.type}
        options={ORDER.map((one) => ({ value: one, ...text.types[one] }))}
        value={type}
        onChange={onType}
        isDisabled={reading.isPending}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="download" onPress={() => startDownload(getQuizTemplate, { params: { type } })}>
          {text.template(BULK_LABELS[type])}
        </Button>
        <span className="text-sm text-ink-2">{text.templateHint}</span>
      </div>
      <FileDrop
        label={text.file}
        files={[]}
        rules={{ kinds: KINDS[type], maxSize: MAX_BULK_BYTES, maxCount: 1 }}
        onAdd={([chosen]) => chosen && reading.mutate(chosen)}
        onRemove={reading.reset}
        error={problem}
        isDisabled={reading.isPending}
      />
      {type === 'quiz' && <PasteBulk onPaste={(file) => reading.mutate(file)} isDisabled={reading.isPending} />}
      {reading.isPending && <Waiting>{text.reading}</Waiting>}
    </div>
  );
}
