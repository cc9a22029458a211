import { useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../kernel/page-title.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { preparingText as text } from './preparing.text.ts';

/** Until it is open, its clubs, favourites and requests are found among the quiz clubs. */
const STUDY_ROOM = '/studyroom';
const isKnown = (path: string): path is keyof typeof text.names => path in text.names;

/** Says honestly that a place is not open yet, and where to go meanwhile. */
export function PreparingScreen() {
  const { pathname } = useLocation();
  const name = isKnown(pathname) ? text.names[pathname] : '';
  usePageTitle(name);
  return (
    <div className="m-auto">
      <EmptyState
        icon="clock"
        action={
          <RouterButtonLink
            to="/quiz"
            search={pathname === STUDY_ROOM ? { view: 'MINE' } : {}}
            variant="primary"
            className="mt-2"
          >
            {pathname === STUDY_ROOM ? text.myClubs : text.quizClubs}
          </RouterButtonLink>
        }
      >
        <h1 className="mb-2 text-xl font-bold text-ink">{text.title(name)}</h1>
        <p>{text.body}</p>
      </EmptyState>
    </div>
  );
}
