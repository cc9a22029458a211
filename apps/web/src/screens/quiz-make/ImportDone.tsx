import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_LABELS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { PutIntoClub } from '../../features/clubs/club-writing/put/PutIntoClub.tsx';
import { cellOf } from '../../features/authoring/quizzes/bulk/bulk-table.ts';
import { bulkWords as text } from '../../features/authoring/quizzes/bulk/bulk-words.text.ts';
import type { Registered } from '../../features/authoring/quizzes/bulk/use-bulk.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { rowCheckText } from '../../ui/row-check/row-check.text.ts';

export interface ImportDoneProps {
  readonly type: BulkType;
  readonly registered: Registered;
  /** Takes what was left out along as a file. */
  readonly onSaveFaulty: () => void;
  readonly onMore: () => void;
}

/** What was registered, and where it goes from here. */
export function ImportDone({ type, registered: { rows, sequences, faulty }, onSaveFaulty, onMore }: ImportDoneProps) {
  const isContent = type === 'content';
  const quizzes = sequences.map((quizSequence, index) => ({
    quizSequence,
    sourceQuizSequence: null,
    question: cellOf(type, rows[index]!, 'question'),
  }));
  return (
    <section className="mt-6 flex flex-col gap-4 rounded-card border border-line bg-surface p-5 desktop:p-6">
      <div role="status">
        <h2 className="text-lg font-bold">{text.done(sequences.length, BULK_LABELS[type])}</h2>
        <p className="text-ink-2">{isContent ? text.doneContents : text.doneQuizzes}</p>
        {faulty.length > 0 && <p className="mt-2">{rowCheckText.skipped(faulty.length)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {isContent ? (
          <RouterButtonLink to="/quiz-make/contents" variant="primary">
            {text.toContents}
          </RouterButtonLink>
        ) : (
          <>
            <PutIntoClub variant="primary" quizzes={quizzes} />
            <RouterButtonLink to="/quiz-make">{text.toQuizzes}</RouterButtonLink>
          </>
        )}
        {faulty.length > 0 && (
          <Button icon="download" onPress={onSaveFaulty}>
            {text.faultyOnly}
          </Button>
        )}
        <Button variant="ghost" onPress={onMore}>
          {text.more}
        </Button>
      </div>
    </section>
  );
}
