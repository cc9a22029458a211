import type { AiProof as AiProofData } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { estimateAi } from '../../../api/assistance/ai/ai.reads.ts';
import { getAiProof } from '../../../api/grading/grading/ai-proof.reads.ts';
import { compareWithAi, decideAiGrading } from '../../../api/grading/grading/ai-proof.writes.ts';
import { aiProofText as text } from '../../../features/assistance/ai-proof/ai-proof.text.ts';
import { AgreementCard } from '../../../features/assistance/ai-proof/AgreementCard.tsx';
import { type Choice, ModeChoice } from '../../../features/assistance/ai-proof/ModeChoice.tsx';
import { ProofTable, type ProofTableProps } from '../../../features/assistance/ai-proof/ProofTable.tsx';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';

/** What reading the answers that are left costs, and who does it. */
function Cost({ proof }: { readonly proof: AiProofData }) {
  const calls = proof.remainingCount - proof.remaining.length;
  const { data } = useQuery({ ...estimateAi({ query: { calls: Math.max(1, calls) } }), enabled: calls > 0 });
  if (proof.isBuiltIn) return <p>{text.mode.free}</p>;
  if (!data) return null;
  return (
    <p className="tabular-nums">
      {data.cost !== null && text.mode.cost(data.cost)} {data.left !== null && text.mode.left(data.left)} {data.notice}
    </p>
  );
}

/** AI beside the instructor's own grades of a quiz, before it may do anything there. */
export function AiProof({ club, quiz }: { readonly club: number; readonly quiz: number }) {
  const client = useQueryClient();
  const toast = useToast();
  const params = { club, quiz };
  const read = getAiProof({ params });
  const { data: proof, error, isFetching, refetch } = useQuery(read);
  const show = (next: NonNullable<typeof proof>) => client.setQueryData(read.queryKey, next);
  const compare = useMutation({ mutationFn: () => compareWithAi(client, { params }), onSuccess: show });
  const decide = useMutation({
    mutationFn: (choice: Choice) =>
      decideAiGrading(client, { params, body: { ...choice, version: proof?.version ?? 0 } }),
    // Whoever decides second is shown what the first chose.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refetch();
    },
    onSuccess: (next) => {
      show(next);
      toast({ message: text.mode.started, tone: 'good' });
    },
  });
  if (!proof)
    return error ? (
      <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Waiting />
    );
  const answerLink: ProofTableProps['answerLink'] = ({ member }, parts) => (
    <Link
      to="/quiz-dashboard/$clubSequence/grading"
      params={{ clubSequence: club }}
      search={{ quiz, answer: `${quiz}.${member.memberUUID}` }}
      {...parts}
    />
  );
  const compared = proof.agreement?.count ?? 0;
  const waiting = proof.answers.some(({ instructor, ai }) => instructor !== null && ai === null);
  const failure = compare.error ?? decide.error;
  return (
    <>
      <p className="text-sm text-ink-3">
        <Link
          to="/quiz-dashboard/$clubSequence/quizzes"
          params={{ clubSequence: club }}
          className="touch-target rounded-[4px] underline underline-offset-4 hover:text-ink"
        >
          {text.place(proof.no)}
        </Link>
      </p>
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-bold">{text.title}</h2>
        <p className="text-ink-2">
          {compared > 0 ? text.lead(compared) : text.leadBefore} {proof.mode === 'OFFICIAL' ? text.used : text.unused}{' '}
          {proof.isBuiltIn && text.builtIn}
        </p>
        <p className="mt-1 text-ink-2">{plainQuestion(proof.question)}</p>
      </div>
      {proof.answers.length === 0 ? (
        <EmptyState icon="question">{text.none}</EmptyState>
      ) : (
        <>
          <div className="mt-4 grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_23rem]">
            <ProofTable answers={proof.answers} answerLink={answerLink} />
            <AgreementCard proof={proof} />
          </div>
          {waiting && (
            <Button className="mt-4" isPending={compare.isPending} onPress={() => compare.mutate()}>
              {text.compare}
            </Button>
          )}
          {failure && (
            <p role="alert" className="mt-3 text-bad">
              {failure.message}
            </p>
          )}
          <ModeChoice
            key={proof.version}
            proof={proof}
            isPending={decide.isPending}
            onDecide={decide.mutate}
            cost={<Cost proof={proof} />}
            more={
              <RouterButtonLink
                to="/quiz-dashboard/$clubSequence/grading"
                params={{ clubSequence: club }}
                search={{ quiz }}
              >
                {text.more}
              </RouterButtonLink>
            }
          />
        </>
      )}
    </>
  );
}
