import { MAX_SECTION_LENGTH } from '@dure/contract/insight/evaluation/evaluation-limits';
import type { EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText } from './evaluation.text.ts';

const text = evaluationText.room;
type Common = EvaluationStatus['common'][number];

function CommonPart({
  club,
  part,
  onOwn,
}: {
  readonly club: number;
  readonly part: Common;
  readonly onOwn: () => void;
}) {
  const { editCommonEvaluation } = useEvaluationKind();
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [words, setWords] = useState<string>();
  const name = evaluationText.sections[part.section];
  const saving = useMutation({
    mutationFn: (now: string) =>
      editCommonEvaluation(queryClient, {
        params: { club },
        body: { section: part.section, before: part.text, text: now },
      }),
    onSuccess: ({ changed }) => {
      toast({ message: text.commonSaved(changed), tone: 'good' });
      setWords(undefined);
    },
    onError: (error) =>
      void alert(error instanceof ApiError && error.status === 409 ? { message: text.commonStale } : toTell(error)),
  });
  if (words !== undefined) {
    return (
      <li className="flex flex-col gap-2 border-t border-line py-3">
        <TextArea
          label={text.commonLabel(name)}
          rows={2}
          limit={MAX_SECTION_LENGTH}
          value={words}
          onChange={setWords}
        />
        <div className="flex justify-end gap-2">
          <Button size="small" onPress={() => setWords(undefined)}>
            {text.cancel}
          </Button>
          <Button
            size="small"
            variant="primary"
            isPending={saving.isPending}
            isDisabled={words === part.text || words.length > MAX_SECTION_LENGTH}
            onPress={() => saving.mutate(words)}
          >
            {text.saveCommon}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5">
      <p className="min-w-0 flex-[1_1_14rem] whitespace-pre-line">
        <b className="mr-2 text-ink-2">{name}</b>
        {part.text}
      </p>
      <Button size="small" aria-label={text.editCommonNamed(name)} onPress={() => setWords(part.text)}>
        {text.editCommon}
      </Button>
      <Button size="small" variant="ghost" aria-label={text.ownNamed(name)} onPress={onOwn}>
        {text.own}
      </Button>
    </li>
  );
}

export interface CommonPartsProps {
  readonly club: number;
  readonly parts: readonly Common[];
  /** Somebody is to have other words in this part. */
  readonly onOwn: (section: EvaluationSection) => void;
}

/** What everybody's report says alike: read once, and changed once for all. */
export function CommonParts({ club, parts, onOwn }: CommonPartsProps) {
  if (parts.length === 0) return null;
  return (
    <details className="rounded-box bg-sunken px-4">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
        <b>{text.common(parts.length)}</b>
        <span className="text-ink-3">{text.commonNote}</span>
      </summary>
      <ul className="pb-1 text-sm">
        {parts.map((part) => (
          <CommonPart key={part.section} {...{ club, part }} onOwn={() => onOwn(part.section)} />
        ))}
      </ul>
    </details>
  );
}
