import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listDueQuizzes } from '../../api/authoring/quizzes/quizzes.reads.ts';
import { DueQuizStrip } from '../../features/authoring/quizzes/due-quizzes/DueQuizStrip.tsx';
import { dueText } from '../../features/authoring/quizzes/due-quizzes/due-quizzes.text.ts';
import { useSession } from '../../kernel/session.ts';
import { ClubsScreen } from './ClubsScreen.tsx';

const route = getRouteApi('/quiz');

/** The quiz clubs, with the quiz that is due next before them. */
export function QuizClubsScreen() {
  const session = useSession();
  const { data: due } = useQuery({ ...listDueQuizzes({}), enabled: session.logged });
  const next = due?.contents[0];
  return (
    <ClubsScreen search={route.useSearch()}>
      {next && (
        <section aria-label={dueText.label} className="mt-5">
          <DueQuizStrip quiz={next} />
        </section>
      )}
    </ClubsScreen>
  );
}
