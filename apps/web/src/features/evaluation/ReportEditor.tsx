import type { EvaluationReport } from '@dure/contract/evaluation/evaluation.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editEvaluation } from '../../api/evaluation/evaluation.writes.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { evaluationText as text, SECTION_ORDER } from './evaluation.text.ts';
import { releaseReports } from './reports.ts';
import { StaleReport } from './StaleReport.tsx';
import { useReportDraft } from './use-report-draft.ts';

const MAX_LENGTH = 2000;

export interface ReportEditorProps {
  readonly clubSequence: number;
  readonly report: EvaluationReport;
  readonly onClose: () => void;
}

/** One report with its sentences to change; a released one says that its member reads along. */
export function ReportEditor({ clubSequence, report, onClose }: ReportEditorProps) {
  const draft = useReportDraft(clubSequence, report);
  const { base, sections, isChanged } = draft;
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const { memberUUID, nickname } = base.member;

  const close = async () => {
    const question = { message: text.discard, detail: text.discardDetail, action: text.discardAction, danger: true };
    if (isChanged && !(await confirm(question))) return;
    draft.forget();
    onClose();
  };
  const saving = useMutation({
    mutationFn: async (isReleasing: boolean) => {
      const input = { params: { club: clubSequence, memberUUID }, body: { sections, version: base.version } };
      if (isChanged) draft.saved(await editEvaluation(queryClient, input));
      if (isReleasing) await releaseReports(queryClient, clubSequence, [memberUUID]);
    },
    onSuccess: (_, isReleasing) => {
      toast({ message: isReleasing ? text.releasedNow(1) : text.saved, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      const current = error instanceof ApiError && error.status === 409 ? error.data : null;
      if (current) draft.meet(current as EvaluationReport);
      else void alert(toTell(error));
    },
  });
  return (
    <Dialog
      title={text.reportOf(nickname)}
      isOpen
      onClose={() => void close()}
      size="large"
      actions={
        <>
          <Button onPress={() => void close()}>{text.close}</Button>
          <Button
            variant={base.status === 'DRAFT' ? 'secondary' : 'primary'}
            isDisabled={!isChanged}
            isPending={saving.isPending && !saving.variables}
            onPress={() => saving.mutate(false)}
          >
            {text.save}
          </Button>
          {base.status === 'DRAFT' && (
            <Button
              variant="primary"
              isPending={saving.isPending && saving.variables}
              onPress={() => saving.mutate(true)}
            >
              {text.saveAndRelease}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-3">{base.status === 'RELEASED' ? text.editReleased : text.byRules}</p>
        {draft.isStale ? (
          <StaleReport conflicts={draft.conflicts} />
        ) : (
          draft.isRecovered && isChanged && <p className="text-sm text-pre">{text.kept}</p>
        )}
        {SECTION_ORDER.map((name) => (
          <div key={name} className="flex flex-col gap-2">
            <TextArea
              label={text.sections[name]}
              rows={2}
              limit={MAX_LENGTH}
              value={sections[name]}
              onChange={(typed) => draft.change(name, typed)}
            />
            {draft.conflicts.includes(name) && (
              <div className="rounded-box border border-line bg-sunken px-3 py-2.5 text-sm">
                <p className="font-semibold text-ink-2">{text.theirs}</p>
                <p className="mt-0.5 whitespace-pre-wrap">{base.sections[name]}</p>
                <Button size="small" className="mt-2" onPress={() => draft.takeTheirs(name)}>
                  {text.takeTheirs(text.sections[name])}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
