import { isFaulty } from '@dure/contract/imports/checked-row';
import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { bulkWords as text } from '../../features/authoring/quizzes/bulk/bulk-words.text.ts';
import { csvOf } from '../../features/authoring/quizzes/bulk/faulty-csv.ts';
import { useBulk } from '../../features/authoring/quizzes/bulk/use-bulk.ts';
import { saveBlob } from '../../kernel/calls/download.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { Stepper } from '../../ui/states/Stepper.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

const route = getRouteApi('/quiz-make/import');
/** One of them is shown at a time. */
const StartBulk = lazy(() =>
  import('../../features/authoring/quizzes/bulk/StartBulk.tsx').then((module) => module.StartBulk),
);
const ImportTable = lazy(() => import('./ImportTable.tsx').then((module) => module.ImportTable));
const ImportDone = lazy(() => import('./ImportDone.tsx').then((module) => module.ImportDone));

/** One kind on its way in. */
export function ImportWizard({ type }: { readonly type: BulkType }) {
  const navigate = route.useNavigate();
  const { confirm } = useDialogs();
  const bulk = useBulk(type);
  const { table, added, isKept } = bulk;
  const faulty = table?.rows.filter(isFaulty) ?? [];
  const title =
    table && !added
      ? faulty.length > 0
        ? text.faulty(table.rows.length, faulty.length)
        : text.sound(table.rows.length)
      : text.title;
  const toStart = () => {
    bulk.reset();
    void navigate({ search: { type } });
  };
  const another = async () => {
    const asked = { message: text.otherAsk, detail: text.otherDetail, action: text.otherNow, danger: true };
    if (await confirm(asked)) toStart();
  };
  const saveFaulty = (rows: readonly BulkRow[], fileName: string) =>
    saveBlob(new Blob([csvOf(type, rows)], { type: 'text/csv;charset=utf-8' }), text.faultyName(fileName));
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 pt-5 pb-12 desktop:px-6 desktop:pt-6 desktop:pb-0">
      <PageHeader
        title={title}
        lead={table ? (isKept ? text.checkLead : text.unkept) : text.lead}
        crumbs={[{ label: text.crumb, link: (parts) => <Link to="/quiz-make" {...parts} /> }]}
        actions={
          table && (
            <>
              {faulty.length > 0 && (
                <Button icon="download" onPress={() => saveFaulty(faulty, table.fileName)}>
                  {text.faultyOnly}
                </Button>
              )}
              <Button icon="upload" onPress={() => void another()}>
                {text.other}
              </Button>
            </>
          )
        }
      />
      <div className="mt-4 w-full max-w-140">
        <Stepper label={text.stepsLabel} steps={text.steps} current={added ? 3 : table ? 1 : 0} />
      </div>
      <Suspense fallback={<Waiting />}>
        {added ? (
          <ImportDone
            type={type}
            registered={added}
            onSaveFaulty={() => saveFaulty(added.faulty, added.fileName)}
            onMore={toStart}
          />
        ) : table ? (
          <ImportTable type={type} bulk={bulk} table={table} />
        ) : (
          <StartBulk type={type} onType={(next) => void navigate({ search: { type: next } })} reading={bulk.reading} />
        )}
      </Suspense>
    </div>
  );
}
