import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import { SPLIT_KINDS, type Split, type SplitKind } from '@dure/contract/grading/grading/grading-split';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listGraders } from '../../../../api/grading/grading/graders.reads.ts';
import { splitGrading } from '../../../../api/grading/grading/graders.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { FIRST_LETTERS, splitText as text } from './split.text.ts';
import { SplitParts } from './SplitParts.tsx';

/** Somebody else divided them meanwhile: the refusal brings how. */
const STALE = 409;
const KINDS = ['NONE', ...SPLIT_KINDS] as const;

/** Everybody the same, as nearly as it goes. */
function evenly(kind: SplitKind, people: Graders['graders'], quizzes: readonly ManagedClubQuiz[]): Split {
  const count = people.length;
  const share = Math.floor(100 / count);
  return {
    kind,
    parts: people.map(({ member }, index) => ({
      memberUUID: member.memberUUID,
      quizzes: kind === 'QUIZ' ? quizzes.filter((_, at) => at % count === index).map((quiz) => quiz.quizSequence) : [],
      from: kind === 'NAME' ? FIRST_LETTERS[Math.floor((index * FIRST_LETTERS.length) / count)]! : '',
      share: kind === 'SHARE' ? (index === 0 ? 100 - share * (count - 1) : share) : 0,
    })),
  };
}

export interface SplitDialogProps {
  readonly club: number;
  readonly graders: Graders;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly onClose: () => void;
}

/** Divides the club's answers among those who grade: what is chosen begins with equal parts. */
export function SplitDialog({ club, graders, quizzes, onClose }: SplitDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [split, setSplit] = useState<Split | null>(graders.split);
  const [version, setVersion] = useState(graders.version);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const people = graders.graders;
  const sum = (split?.parts ?? []).reduce((total, { share }) => total + share, 0);

  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      const params = { club };
      const parts = split?.parts.map((part) => ({ ...part, quizzes: [...part.quizzes] })) ?? [];
      const now = await splitGrading(client, {
        params,
        body: { split: split && { kind: split.kind, parts }, version },
      });
      client.setQueryData(listGraders({ params }).queryKey, now);
      toast({ message: split ? text.saved : text.ended, tone: 'good' });
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const kept = problem.status === STALE ? (problem.data as Graders) : null;
      setError(kept ? text.stale : (problem.fields[0]?.message ?? problem.message));
      if (!kept) return;
      client.setQueryData(listGraders({ params: { club } }).queryKey, kept);
      setSplit(kept.split);
      setVersion(kept.version);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={split?.kind === 'SHARE' && sum !== 100}
            onPress={() => void save()}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{text.lead}</p>
        <Select
          label={text.kind}
          value={split?.kind ?? 'NONE'}
          options={KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          onChange={(kind) => setSplit(kind === 'NONE' ? null : evenly(kind, people, quizzes))}
        />
        {split && (
          <SplitParts
            {...{ people, quizzes }}
            kind={split.kind}
            parts={split.parts}
            onChange={(parts) => setSplit({ ...split, parts })}
          />
        )}
        {error !== undefined && (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
