import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import { useEffect, useRef } from 'react';
import { ClubQuizzes } from '../../../features/authoring/quizzes/club-quizzes/ClubQuizzes.tsx';
import { answerRoomText as words } from '../answer-room.text.ts';
import { clubPageLink, quizLinkIn } from './quiz-links.tsx';
import { showOpenRow } from './show-open-row.ts';

export interface QuizListProps {
  readonly club: number;
  readonly quiz: number;
  readonly page: number;
  readonly clubStatus: string | undefined;
  readonly takesPart: boolean;
}

/** Which link an arrow, Home or End leads to from the one that has the focus. */
function linkFor(key: string, links: readonly HTMLElement[]): HTMLElement | undefined {
  const here = links.findIndex((link) => link === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: Math.max(0, here - 1),
    Home: 0,
    End: links.length - 1,
  };
  return links[targets[key] ?? -1];
}

/** Keeps the open quiz's row in sight, wherever the list was scrolled to before it was opened. */
function followOpen(list: HTMLElement): () => void {
  const openRow = () => list.querySelector('[aria-current="page"]')?.closest('li');
  let shown: Element | null | undefined;
  const show = () => {
    if (openRow() !== shown) shown = showOpenRow(list);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
  return () => observer.disconnect();
}

function moveByKey(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const target = linkFor(event.key, [...list.querySelectorAll<HTMLElement>('li a')]);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The club's quizzes beside the open one; the list scrolls by itself and not with the room. */
export function QuizList({ club, quiz, page, clubStatus = '', takesPart }: QuizListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    element.addEventListener('keydown', moveByKey);
    const unfollow = followOpen(element);
    return () => {
      element.removeEventListener('keydown', moveByKey);
      unfollow();
    };
  }, []);
  return (
    <nav
      ref={list}
      data-quizzes=""
      aria-label={words.list}
      className="relative min-w-0 overflow-y-auto overscroll-contain border-r border-line bg-surface py-3 max-wide:hidden"
    >
      <ClubQuizzes
        club={club}
        page={page}
        openQuiz={quiz}
        isOver={isFinalStatus(clubStatus)}
        takesPart={takesPart}
        quizLink={quizLinkIn(club)}
        pageLink={clubPageLink(club)}
      />
    </nav>
  );
}
