import type { EvaluationReport } from '@dure/contract/evaluation/evaluation.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDialogs } from '../../ui/dialogs.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useToast } from '../../ui/toasts.ts';
import { forgetEvaluations, releaseReports, saveReport } from './evaluation.api.ts';
import { evaluationText as text, SECTION_ORDER } from './evaluation.text.ts';

const LONGEST = 2000;

export interface ReportEditorProps {
  readonly clubSequence: number;
  readonly report: EvaluationReport;
  readonly onClose: () => void;
}

/** One report with its sentences to change; a released one says that its member reads along. */
export function ReportEditor({ clubSequence, report, onClose }: ReportEditorProps) {
  const [base, setBase] = useState(report);
  const [sections, setSections] = useState(report.sections);
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const { memberUUID, nickname } = base.member;
  const isChanged = SECTION_ORDER.some((name) => sections[name] !== base.sections[name]);

  const close = async () => {
    const question = { message: text.discard, detail: text.discardDetail, action: text.discardAction, danger: true };
    if (!isChanged || (await confirm(question))) onClose();
  };
  const saving = useMutation({
    mutationFn: async (isReleasing: boolean) => {
      if (isChanged) setBase(await saveReport(clubSequence, memberUUID, sections, base.version));
      if (isReleasing) await releaseReports(clubSequence, [memberUUID]);
    },
    onSuccess: (_, isReleasing) => {
      toast({ message: isReleasing ? text.releasedNow(1) : text.saved, tone: 'good' });
      onClose();
    },
    onError: async (error) => {
      const current =
        error instanceof ApiError && error.status === 409 ? (error.data as EvaluationReport | null) : null;
      if (!current) return void alert({ message: error.message });
      if (await confirm({ message: error.message, detail: text.stale, action: text.reload })) {
        setBase(current);
        setSections(current.sections);
      }
    },
    onSettled: () => forgetEvaluations(queryClient, clubSequence),
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
            isPending={saving.isPending}
            onPress={() => saving.mutate(false)}
          >
            {text.save}
          </Button>
          {base.status === 'DRAFT' && (
            <Button variant="primary" isPending={saving.isPending} onPress={() => saving.mutate(true)}>
              {text.saveAndRelease}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-3">{base.status === 'RELEASED' ? text.editReleased : text.byRules}</p>
        {SECTION_ORDER.map((name) => (
          <TextArea
            key={name}
            label={text.sections[name]}
            rows={2}
            limit={LONGEST}
            value={sections[name]}
            onChange={(typed) => setSections((all) => ({ ...all, [name]: typed }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
