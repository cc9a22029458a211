import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getAuthoredQuiz } from '../../api/authoring/quizzes/authoring.reads.ts';
import { ModelAnswerTool } from '../../features/authoring/ai-writing/ModelAnswerTool.tsx';
import { ContentPicker } from '../../features/authoring/contents/picker/ContentPicker.tsx';
import { PutIntoClub } from '../../features/clubs/club-writing/put/PutIntoClub.tsx';
import { editorText } from '../../features/authoring/quizzes/authoring/editor.text.ts';
import { QuizEditor } from '../../features/authoring/quizzes/authoring/QuizEditor.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { useSourcePlace } from './use-source-place.tsx';
import type { QuizMakeSearch } from './quiz-make-search.ts';

const route = getRouteApi('/quiz-make');
const closed = ({ quiz: _, write: __, ...old }: QuizMakeSearch): QuizMakeSearch => old;

/** The quiz that the address names, in the version that is current when it is opened, or a new one. */
export function EditorPane({ quizSequence }: { readonly quizSequence: number | undefined }) {
  const navigate = route.useNavigate();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...getAuthoredQuiz({ params: { quizSequence: quizSequence ?? 0 } }),
    enabled: quizSequence !== undefined,
    refetchOnMount: 'always',
    // What is typed meets what others saved when it is sent.
    refetchOnWindowFocus: false,
  });
  const { see, placeDialog } = useSourcePlace();
  const close = () => void navigate({ search: closed, resetScroll: false });
  const isHere = quizSequence === undefined || (data && isFetchedAfterMount);
  if (!isHere) {
    return (
      <div className="flex flex-col p-4">
        <IconButton icon="close" label={editorText.close} onPress={close} className="self-end" />
        {error && !data ? (
          <ErrorState error={error} title={editorText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Waiting />
        )}
      </div>
    );
  }
  return (
    <>
      <QuizEditor
        // Whether it saves itself follows from who else sees it.
        key={`${data?.isShared} ${data?.can.edit}`}
        quiz={data}
        onClose={close}
        onCreated={(quiz) => void navigate({ search: (old) => ({ ...closed(old), quiz }), replace: true })}
        contentField={({ content, onChange, error: fault }) => (
          <div data-path="contentSequence" data-invalid={fault === undefined ? undefined : true}>
            <ContentPicker
              value={content?.contentSequence ?? null}
              onChange={(chosen) =>
                onChange(
                  chosen && {
                    contentSequence: chosen.contentSequence,
                    title: chosen.title,
                    contentUrl: chosen.contentUrl ?? '',
                  },
                )
              }
            />
            {fault !== undefined && (
              <p data-sentence="" className="text-sm text-bad">
                {fault}
              </p>
            )}
          </div>
        )}
        answerHelp={({ values, put }) => (
          <ModelAnswerTool
            quizSequence={quizSequence ?? null}
            no={data?.no ?? 1}
            question={values.question}
            contentSequence={values.content?.contentSequence ?? null}
            jobs={values.jobs}
            jobLevels={values.jobLevels}
            hasAnswer={values.modelAnswer.trim() !== ''}
            onTake={({ answer, keywords }) => put(answer, keywords)}
            onSee={see}
          />
        )}
        putIntoClub={({ question }) => (
          <PutIntoClub
            variant="ghost"
            quizzes={[{ quizSequence: quizSequence ?? null, sourceQuizSequence: null, question }]}
          />
        )}
      />
      {placeDialog}
    </>
  );
}
