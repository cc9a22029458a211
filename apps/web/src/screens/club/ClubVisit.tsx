import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { ClubDescription } from '../../features/clubs/clubs/about/ClubDescription.tsx';
import { ClubFactList } from '../../features/clubs/clubs/about/ClubFactList.tsx';
import { JoinPanel } from '../../features/clubs/clubs/about/JoinPanel.tsx';
import { FavoriteButton } from '../../features/clubs/clubs/cards/FavoriteButton.tsx';
import { pictureOf } from '../../features/clubs/clubs/covers/picture.ts';
import { CoverText } from '../../ui/covers/CoverText.tsx';
import { PictureFrame } from '../../ui/covers/PictureFrame.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ClubChips } from './ClubChips.tsx';
import { clubText as words } from './club.text.ts';
import type { ClubSearch } from './club-search.ts';

export interface ClubVisitProps {
  readonly club: ClubAbout;
  readonly search: ClubSearch;
  readonly onDialogClosed: () => void;
  readonly onJoined: () => void;
}

/** A club for who is not in it: what it asks, what it promises and the way in, then the weeks. */
export function ClubVisit({ club, search, onDialogClosed, onJoined }: ClubVisitProps) {
  const { clubName, tagline, description, can } = club;
  const picture = pictureOf(club);
  return (
    <>
      <div className="ground-brand">
        <div className="mx-auto grid w-full max-w-page gap-x-14 gap-y-6 px-4 pt-4 pb-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:items-center desktop:px-6 desktop:pt-6 desktop:pb-12">
          <div className="min-w-0">
            <div className="flex items-center justify-between gap-3">
              <Link to="/quiz" className="touch-target rounded-[4px] text-sm hover:underline">
                {words.clubs}
              </Link>
              <FavoriteButton club={club} />
            </div>
            <div className="mt-3 desktop:mt-5">
              <CoverText
                words={club.cover}
                leadClass="text-3xl desktop:text-[3.25rem] desktop:leading-[1.18]"
                restClass="text-lg desktop:text-xl"
              />
            </div>
            <h1 className="mt-5 text-lg font-bold desktop:mt-6">{clubName}</h1>
            <p className="line-clamp-3">{tagline || plainQuestion(description)}</p>
          </div>
          <Card as="section" aria-label={words.wayIn} className="flex flex-col gap-3 text-ink">
            <ClubChips club={club} />
            {search.quiz !== undefined && (
              <p role="note" className="rounded-box bg-sunken px-4 py-3 text-ink-2">
                {words.quizForMembers} {(can.join || can.cancelRequest) && words.quizAfterJoining}
              </p>
            )}
            <JoinPanel
              {...{ club, onDialogClosed, onJoined }}
              code={search.code}
              join={search.join === 'request' ? search.join : undefined}
            />
          </Card>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-start gap-x-14 gap-y-8 px-4 pt-6 pb-12 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:px-6 desktop:pt-8 desktop:pb-16">
        <div className="min-w-0">
          {picture !== null && (
            <PictureFrame
              src={picture}
              shape={club.clubImageShape}
              sizes="(width >= 64rem) 50rem, 100vw"
              className="mb-4 h-35 w-full rounded-card desktop:h-60"
            />
          )}
          <ClubDescription club={club} />
        </div>
        <section aria-labelledby="club-facts" className="desktop:sticky desktop:top-24">
          <h2 id="club-facts" className="mb-3 text-lg font-bold">
            {words.facts}
          </h2>
          <ClubFactList club={club} />
        </section>
      </div>
    </>
  );
}
