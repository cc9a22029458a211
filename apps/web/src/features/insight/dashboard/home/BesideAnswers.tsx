import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { getTeachingWeek } from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import type { Output } from '@dure/contract/http/endpoint';
import type { ReactNode } from 'react';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { TodoRow } from '../TodoRow.tsx';
import { teachingWeekText as text } from './teaching-week.text.ts';

function Block({
  id,
  title,
  none,
  children,
}: {
  id: string;
  title: string;
  none: string;
  children: readonly ReactNode[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children.length === 0 ? <p className="mt-1 text-ink-3">{none}</p> : <ul className="mt-2">{children}</ul>}
    </section>
  );
}

/** What waits for an instructor besides answers: what is missing before it opens, what is not released, and people. */
export function BesideAnswers({ events, clubs }: Output<typeof getTeachingWeek>) {
  const zone = useTimeZone();
  const unready = events
    .filter(({ kind, hasModelAnswer }) => kind === 'OPENS' && !hasModelAnswer)
    .map(({ clubSequence, clubName, quizSequence, no, at }) => (
      <TodoRow key={quizSequence} title={text.noAnswer(no)} note={text.opensAt(clubName, formatMonthDay(at, zone))}>
        <RouterButtonLink
          to="/quiz-dashboard/$clubSequence/edit"
          params={{ clubSequence }}
          search={{ section: 'plan' }}
          size="small"
          aria-label={`${clubName} ${text.noAnswer(no)}: ${text.write}`}
        >
          {text.write}
        </RouterButtonLink>
      </TodoRow>
    ));
  const held = clubs.flatMap(({ clubSequence, clubName, heldCount }) =>
    heldCount === 0
      ? []
      : [
          <TodoRow key={`held-${clubSequence}`} title={text.held(heldCount)} note={clubName}>
            <RouterButtonLink
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence }}
              size="small"
              aria-label={`${clubName}: ${text.release}`}
            >
              {text.release}
            </RouterButtonLink>
          </TodoRow>,
        ],
  );
  const people = clubs.flatMap(({ clubSequence, clubName, clubType, requestCount }) =>
    requestCount === 0
      ? []
      : [
          <TodoRow key={clubSequence} title={text.requests(requestCount)} note={clubName}>
            <RouterButtonLink
              to={
                clubType === CLUB_TYPE.lecture
                  ? '/lecture-dashboard/$clubSequence/members'
                  : '/quiz-dashboard/$clubSequence/members'
              }
              params={{ clubSequence }}
              search={{ view: 'requests' }}
              size="small"
              aria-label={`${clubName} ${text.requests(requestCount)} ${text.look}`}
            >
              {text.look}
            </RouterButtonLink>
          </TodoRow>,
        ],
  );
  return (
    <>
      <Block id="before-it-opens" title={text.before} none={text.ready}>
        {[...unready, ...held]}
      </Block>
      <Block id="people-who-wait" title={text.people} none={text.nobody}>
        {people}
      </Block>
    </>
  );
}
