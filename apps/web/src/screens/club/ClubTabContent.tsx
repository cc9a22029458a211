import { CLUB_STATUS, isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClubDescription } from '../../features/clubs/clubs/about/ClubDescription.tsx';
import { ClubPeople } from '../../features/clubs/clubs/about/ClubPeople.tsx';
import { Cover } from '../../features/clubs/clubs/covers/Cover.tsx';
import { ClubWeek } from '../../features/authoring/quizzes/week/ClubWeek.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import type { LinkParts } from '../../ui/buttons/link-parts.ts';
import type { ClubSearch, ClubTab } from './club-search.ts';

const ClubQuizzes = lazy(() =>
  import('../../features/authoring/quizzes/club-quizzes/ClubQuizzes.tsx').then((module) => module.ClubQuizzes),
);
const MyAnswers = lazy(() =>
  import('../../features/answering/answers/my-answers/MyAnswers.tsx').then((module) => module.MyAnswers),
);
const Growth = lazy(() => import('../../features/clubs/growth/Growth.tsx').then((module) => module.Growth));
const HelpedPeople = lazy(() =>
  import('../../features/answering/answers/helped/HelpedPeople.tsx').then((module) => module.HelpedPeople),
);
const MyEvaluation = lazy(() =>
  import('../../features/insight/evaluation/MyEvaluation.tsx').then((module) => module.MyEvaluation),
);
const FellowMembers = lazy(() =>
  import('../../features/clubs/memberships/fellow-members/FellowMembers.tsx').then((module) => module.FellowMembers),
);

export interface ClubTabContentProps {
  readonly club: ClubAbout;
  readonly tab: ClubTab;
  readonly search: ClubSearch;
  readonly onSearch: (keyword: string) => void;
}

/** What the open tab of a club shows. */
export function ClubTabContent({ club, tab, search, onSearch }: ClubTabContentProps) {
  const { clubSequence } = club;
  const { page = 1, keyword = '' } = search;
  const here = { to: '/quiz/$clubSequence', params: { clubSequence } } as const;
  const listed = { ...(keyword !== '' && { keyword }), tab };
  const pageLink = (to: number, parts: LinkParts) => (
    <Link {...here} search={{ ...listed, ...(to > 1 && { page: to }) }} {...parts} />
  );
  const quizLink = (quizSequence: number, parts: LinkParts) => (
    <Link to="/quiz/$clubSequence/quizzes/$quizSequence" params={{ clubSequence, quizSequence }} {...parts} />
  );
  const quizzesLink = (parts: LinkParts) => <Link {...here} search={{ tab: 'quizzes' }} {...parts} />;
  if (tab === 'about') {
    return (
      <>
        <Cover
          club={club}
          sizes="(width >= 64rem) 50rem, 100vw"
          className="h-35 w-full rounded-card desktop:h-60"
          wordsClass="justify-end p-5"
        />
        {club.tagline !== '' && <p className="text-lg font-semibold text-pretty">{club.tagline}</p>}
        <ClubDescription club={club} />
      </>
    );
  }
  if (tab === 'week') {
    return <ClubWeek club={clubSequence} isRunning={club.clubStatus === CLUB_STATUS.running} quizLink={quizLink} />;
  }
  if (tab === 'quizzes') {
    const isOver = isFinalStatus(club.clubStatus);
    return (
      <Suspense>
        <ClubQuizzes club={clubSequence} {...{ page, isOver, quizLink, pageLink }} takesPart={club.can.enter} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {tab === 'answers' && <MyAnswers club={clubSequence} {...{ page, quizLink, pageLink, quizzesLink }} />}
      {tab === 'growth' && (
        <>
          <MyEvaluation {...{ clubSequence, quizLink }} />
          <Growth
            club={clubSequence}
            {...{ quizLink, quizzesLink }}
            helped={<HelpedPeople club={clubSequence} quizLink={quizLink} />}
          />
        </>
      )}
      {tab === 'members' && (
        <>
          <ClubPeople club={club} />
          <FellowMembers club={clubSequence} {...{ keyword, page, onSearch, pageLink }} />
        </>
      )}
    </Suspense>
  );
}
