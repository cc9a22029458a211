import { CLUB_STATUS, clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstAnswersFor } from './first-answers.ts';
import type { PageBoot } from './page-boot.ts';
import { pagesText } from './pages.text.ts';
import { dayWriter } from '../../../kernel/calendar/days.ts';

/** One Open Graph property. */
export interface PreviewTag {
  readonly property: string;
  readonly content: string;
}

const MAX_TITLE = 90;
/** A club's page and the rooms of its quizzes. */
const IN_CLUB = /^\/quiz\/([1-9]\d{0,15})(?:\/quizzes\/[1-9]\d{0,15})?$/;

/** Until when a club recruits; otherwise its state in the specification's words. */
function stateOf({ clubStatus, recruitEndAt, startAt }: ClubAbout, now: Date, timeZone: string): string {
  const until = recruitEndAt ?? startAt;
  const isOpen = clubStatus === CLUB_STATUS.recruiting && until !== null && Date.parse(until) > now.getTime();
  return isOpen ? pagesText.until(dayWriter(timeZone)(new Date(until)).short) : clubStatusLabel(clubStatus);
}

/**
 * What a messenger shows of a shared link into a club: a question, the club and until when one can join. Messengers ask as
 * guests, so it says what a guest may see, whichever quiz the link leads to; who is logged in needs none.
 */
export async function linkPreview(
  app: FastifyInstance,
  request: FastifyRequest,
  pathname: string,
  { tenant, session, answers }: PageBoot,
  now: Date,
): Promise<PreviewTag[]> {
  const club = IN_CLUB.exec(pathname)?.[1];
  if (club === undefined || session.logged) return [];
  const call = `/api/v1/clubs/${club}/about`;
  const known = call in answers ? answers : (await firstAnswersFor(app, request, () => [call])).answers;
  const about = known[call] as ClubAbout | undefined;
  if (!about) return [];
  const question = about.sampleQuestion === null ? '' : plainQuestion(about.sampleQuestion);
  const place = question === '' ? '' : about.clubName;
  const state = stateOf(about, now, tenant.timeZone);
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: tenant.tenantName },
    { property: 'og:title', content: shortened(question === '' ? about.clubName : question, MAX_TITLE) },
    { property: 'og:description', content: place === '' ? state : pagesText.description(place, state) },
  ];
}
