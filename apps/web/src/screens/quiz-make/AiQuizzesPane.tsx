import { getRouteApi } from '@tanstack/react-router';
import { AiQuizzes } from '../../features/authoring/ai-writing/AiQuizzes.tsx';
import { ContentPicker } from '../../features/authoring/contents/picker/ContentPicker.tsx';
import { useSourcePlace } from './use-source-place.tsx';
import type { QuizMakeSearch } from './quiz-make-search.ts';

const route = getRouteApi('/quiz-make');
const closed = ({ write: _, content: __, ...old }: QuizMakeSearch): QuizMakeSearch => old;

/** Quizzes drafted by AI out of the content that the address names. */
export function AiQuizzesPane() {
  const { content } = route.useSearch();
  const navigate = route.useNavigate();
  const { see, placeDialog } = useSourcePlace();
  const choose = (chosen: number | null) =>
    void navigate({
      search: ({ content: _, ...old }) => (chosen === null ? old : { ...old, content: chosen }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <AiQuizzes
        contentSequence={content}
        contentField={
          <ContentPicker value={content ?? null} onChange={(chosen) => choose(chosen?.contentSequence ?? null)} />
        }
        onContent={choose}
        onSee={see}
        onClose={() => void navigate({ search: closed, resetScroll: false })}
        onRegistered={() => void navigate({ search: (old) => ({ ...closed(old), write: 'ai' }), resetScroll: false })}
      />
      {placeDialog}
    </>
  );
}
