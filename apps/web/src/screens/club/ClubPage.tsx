import { joinabilityLabel } from '@dure/contract/clubs/about-status';
import { isFinalStatus } from '@dure/contract/clubs/club-status';
import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import { ClubDescription } from '../../features/club-about/ClubDescription.tsx';
import { ClubFactList } from '../../features/club-about/ClubFactList.tsx';
import { JoinPanel } from '../../features/club-about/JoinPanel.tsx';
import { ClubQuizzes } from '../../features/club-quizzes/ClubQuizzes.tsx';
import { MyProgress } from '../../features/club-quizzes/MyProgress.tsx';
import { FavoriteButton } from '../../features/clubs/FavoriteButton.tsx';
import { StatusChip } from '../../features/clubs/StatusChip.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { JobGroupChip } from '../../ui/JobGroupChip.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/RouterButtonLink.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { clubText as words } from './club.text.ts';
import type { clubSearch } from './club-search.ts';

const RUNNING = '0400';
const CANCELLED = '0220';

export interface ClubPageProps {
  readonly club: ClubAbout;
  readonly search: ReturnType<typeof clubSearch>;
  readonly onCodeClosed: () => void;
  readonly onChanged: () => void;
}

export function ClubPage({ club, search, onCodeClosed, onChanged }: ClubPageProps) {
  const { clubSequence, clubStatus, can } = club;
  const isInside = can.enter || can.manage;
  const tab = isInside ? (search.tab ?? 'quizzes') : 'about';
  const isOver = isFinalStatus(clubStatus);
  const here = { to: '/quiz/$clubSequence', params: { clubSequence } } as const;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={club.clubName}
        crumbs={[{ label: words.clubs, link: (parts) => <Link to="/quiz" {...parts} /> }]}
        actions={
          can.manage && (
            <RouterButtonLink to="/quiz-dashboard/$clubSequence" params={{ clubSequence }} icon="settings">
              {words.manage}
            </RouterButtonLink>
          )
        }
      >
        <StatusChip status={clubStatus} />
        <Chip>{words.joinability(joinabilityLabel(club.clubAboutStatus))}</Chip>
        {club.jobGroups.map(({ code, name }) => (
          <JobGroupChip key={code} code={code} name={name} />
        ))}
        {club.jobLevels.map(({ code, name }) => (
          <Chip key={code}>{name}</Chip>
        ))}
        <FavoriteButton club={club} />
      </PageHeader>
      {isInside && (
        <TabLinks
          label={words.tabs.label}
          className="mt-5"
          tabs={(['quizzes', 'about'] as const).map((id) => ({
            id,
            label: words.tabs[id],
            isCurrent: id === tab,
            link: (parts) => <Link {...here} search={{ tab: id }} resetScroll={false} {...parts} />,
          }))}
        />
      )}
      <div className="mt-5 grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:gap-6">
        <div className="flex min-w-0 flex-col gap-4 max-desktop:order-2">
          {isInside && (isOver || clubStatus !== RUNNING) && (
            <p role="note" className="rounded-box bg-sunken px-4 py-3 text-ink-2">
              {isOver ? (clubStatus === CANCELLED ? words.cancelled : words.readOnly) : words.notRunning}
            </p>
          )}
          {tab === 'quizzes' ? (
            <ClubQuizzes
              club={clubSequence}
              page={search.page ?? 1}
              isOver={isOver}
              quizLink={(quizSequence, parts) => (
                <Link
                  to="/quiz/$clubSequence/quizzes/$quizSequence"
                  params={{ clubSequence, quizSequence }}
                  {...parts}
                />
              )}
              pageLink={(page, parts) => <Link {...here} search={{ tab, ...(page > 1 && { page }) }} {...parts} />}
            />
          ) : (
            <>
              <img
                src={club.clubImageUrl}
                alt=""
                width={800}
                height={240}
                className="h-35 w-full rounded-card bg-sunken object-cover desktop:h-60"
              />
              <ClubDescription club={club} />
            </>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-20">
          {can.enter && tab === 'quizzes' ? (
            <MyProgress club={clubSequence} />
          ) : (
            <Card as="section" className="flex flex-col gap-4">
              {!can.enter && (
                <div>
                  <JoinPanel club={club} code={search.code} onCodeClosed={onCodeClosed} onChanged={onChanged} />
                </div>
              )}
              <ClubFactList club={club} />
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}
