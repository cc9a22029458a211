import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listStudyQuizzes } from '../../api/lectures/course-links/course-links.reads.ts';
import { courseLinksText } from '../../features/lectures/course-links/course-links.text.ts';
import { quizState } from '../../features/authoring/quizzes/club-quizzes/quiz-state.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useNow } from '../../ui/dates/use-now.ts';
import type { StudyPanelProps } from './study-panel.ts';

const text = courseLinksText.quizzes;

/** The quizzes of the linked quiz club that belong to this study; whoever is no member there learns that there are some. */
export function QuizzesPanel({ club, study }: StudyPanelProps) {
  const now = useNow();
  const { data } = useQuery(listStudyQuizzes({ params: { club, study: study.clubStudySequence } }));
  if (!data?.quizClub) return null;
  const { quizClub, quizzes, quizCount } = data;
  const { clubSequence, clubName, clubStatus, can } = quizClub;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg p-4 desktop:p-5">
      {can.enter ? (
        <>
          <p className="mb-3 text-sm text-ink-2">{text.of(clubName)}</p>
          <ul aria-label={text.list} className="divide-y divide-line rounded-card border border-line bg-surface">
            {quizzes.map((quiz) => {
              const { quizSequence, no, question } = quiz;
              const state = quizState(quiz, now, isFinalStatus(clubStatus));
              return (
                <li key={quizSequence}>
                  <Link
                    to="/quiz/$clubSequence/quizzes/$quizSequence"
                    params={{ clubSequence, quizSequence }}
                    className="flex min-h-14 items-start gap-3 px-4 py-3 hover:bg-sunken"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block text-sm text-ink-3">{text.no(no)}</span>
                      <span className="line-clamp-2 font-semibold">{plainQuestion(question)}</span>
                    </span>
                    <Chip tone={state.tone}>{state.label}</Chip>
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
          <p>{text.closed(clubName, quizCount)}</p>
          <RouterButtonLink to="/quiz/$clubSequence" params={{ clubSequence }}>
            {text.see}
          </RouterButtonLink>
        </div>
      )}
    </div>
  );
}
