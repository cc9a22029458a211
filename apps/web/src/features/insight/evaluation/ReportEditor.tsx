import { MAX_SECTION_LENGTH } from '@dure/contract/insight/evaluation/evaluation-limits';
import type { EvaluationReport, EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { CommonParts } from './CommonParts.tsx';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText as text } from './evaluation.text.ts';
import { type AnswerLink, Grounds } from './Grounds.tsx';
import { releaseReports } from './reports.ts';
import { StaleReport } from './StaleReport.tsx';
import { useReportDraft } from './use-report-draft.ts';

export interface ReportEditorProps {
  readonly clubSequence: number;
  readonly report: EvaluationReport;
  readonly common: EvaluationStatus['common'];
  /** To the member's answer to a quiz, where reports rest on any. */
  readonly answerLink: AnswerLink | undefined;
  readonly ref: Ref<Leaving>;
}

/** Whoever goes on to somebody else saves first, and hears whether that went well. */
export interface Leaving {
  readonly save: () => Promise<boolean>;
}

/** One report with its sentences to change: what all reports say alike stands aside. Opened, it counts as read. */
export function ReportEditor({ clubSequence, report, common, answerLink, ref }: ReportEditorProps) {
  const kind = useEvaluationKind();
  const draft = useReportDraft(clubSequence, report);
  const { base, sections, isChanged } = draft;
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [own, setOwn] = useState<readonly EvaluationSection[]>([]);
  const { memberUUID } = base.member;
  const params = { club: clubSequence, memberUUID };

  const meet = (error: Error) => {
    const current = error instanceof ApiError && error.status === 409 ? error.data : null;
    if (current) draft.meet(current as EvaluationReport);
    else void alert(toTell(error));
  };
  const reading = useMutation({
    mutationFn: (version: number) => kind.readEvaluation(queryClient, { params, body: { version } }),
    onError: meet,
  });
  const { mutate: markRead } = reading;
  const isUnread = report.readAt === null;
  useEffect(() => {
    if (isUnread) markRead(report.version);
  }, [isUnread, markRead, report.version]);
  const saving = useMutation({
    mutationFn: async (isReleasing: boolean) => {
      const body = { sections, version: base.version };
      if (isChanged) draft.saved(await kind.editEvaluation(queryClient, { params, body }));
      if (isReleasing) await releaseReports(kind, queryClient, clubSequence, [memberUUID]);
    },
    onSuccess: (_, isReleasing) => toast({ message: isReleasing ? text.releasedNow(1) : text.saved, tone: 'good' }),
    onError: meet,
  });
  useImperativeHandle(ref, () => ({
    save: async () => {
      if (!isChanged) return true;
      return saving.mutateAsync(false).then(
        () => true,
        () => false,
      );
    },
  }));
  const isReleased = report.status === 'RELEASED';
  const aside = common.filter(
    ({ section, text: words }) =>
      !own.includes(section) && sections[section] === words && base.sections[section] === words,
  );
  const shown = kind.sections.filter((name) => !aside.some(({ section }) => section === name));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-3">{isReleased ? text.editReleased : kind.text.byRules}</p>
      {draft.isStale ? (
        <StaleReport conflicts={draft.conflicts} />
      ) : (
        draft.isRecovered && isChanged && <p className="text-sm text-pre">{text.kept}</p>
      )}
      <CommonParts club={clubSequence} parts={aside} onOwn={(section) => setOwn([...own, section])} />
      {shown.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <TextArea
            label={text.sections[name]}
            rows={2}
            limit={MAX_SECTION_LENGTH}
            value={sections[name]}
            onChange={(typed) => draft.change(name, typed)}
          />
          {answerLink && <Grounds of={text.sections[name]} grounds={base.grounds[name]} {...{ answerLink }} />}
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
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 desktop:-mx-5 desktop:px-5">
        {isChanged && (
          <Button variant="ghost" onPress={draft.revert} className="mr-auto">
            {text.undo}
          </Button>
        )}
        <Button
          variant={isReleased ? 'primary' : 'secondary'}
          isDisabled={!isChanged}
          isPending={saving.isPending && !saving.variables}
          onPress={() => saving.mutate(false)}
        >
          {text.save}
        </Button>
        {!isReleased && (
          <Button
            variant="primary"
            isDisabled={isUnread && !isChanged}
            isPending={saving.isPending && saving.variables}
            onPress={() => saving.mutate(true)}
          >
            {isChanged ? text.saveAndRelease : text.release}
          </Button>
        )}
      </div>
    </div>
  );
}
