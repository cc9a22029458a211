import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { CourseLink } from '@dure/contract/lectures/course-links/course-links.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import { isManager } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import type { Read } from '../../clubs/quiz-access/quiz-access.public.ts';
import {
  countLinkable,
  deletePair,
  findNamed,
  findPair,
  insertPair,
  listLinkable,
  type Pair,
} from './course-links.queries.ts';
import { linkedClubView } from './course-links.view.ts';

const otherOf = ({ lecture, quiz }: Omit<Pair, 'tenantId'>, club: number) => (lecture === club ? quiz : lecture);

/** What the club is linked with, for whoever has been admitted. */
async function linkOf(
  { tenantId, memberId, me }: Unit,
  read: Read,
  club: { readonly club_sequence: number; readonly club_type: string },
  keyword: string,
): Promise<CourseLink> {
  const clubType = club.club_type === CLUB_TYPE.lecture ? CLUB_TYPE.quiz : CLUB_TYPE.lecture;
  const wanted = { tenantId, memberId, isManager: isManager(me), clubType, keyword };
  const [[pair], candidates, [count]] = await read(
    findPair(tenantId, club.club_sequence),
    listLinkable(wanted),
    countLinkable(wanted),
  );
  const [[linked]] = pair ? await read(findNamed(tenantId, otherOf(pair, club.club_sequence))) : [[]];
  return {
    clubSequence: club.club_sequence,
    linked: linked ? linkedClubView(linked) : null,
    candidates: candidates.map(linkedClubView),
    candidateCount: count!.total,
  };
}

export async function getCourseLink(unit: Unit, clubSequence: number, keyword: string): Promise<CourseLink> {
  const [[facts]] = await unit.read(findClubFacts(unit.tenantId, clubSequence, unit.memberId));
  return linkOf(unit, unit.read.bind(unit), admitClubAdmin(unit.me, facts), keyword);
}

/** Links two clubs for somebody who runs both; whoever has linked one of them elsewhere meanwhile was first. */
export function linkClubs(unit: Unit, clubSequence: number, otherSequence: number): Promise<CourseLink> {
  const { tenantId, memberId } = unit;
  return unit.write(async (transaction) => {
    const [[here], [there]] = await transaction.all(
      findClubFacts(tenantId, clubSequence, memberId),
      findClubFacts(tenantId, otherSequence, memberId),
    );
    const clubs = [admitClubAdmin(unit.me, here), admitClubAdmin(unit.me, there)];
    const lecture = clubs.find(({ club_type }) => club_type === CLUB_TYPE.lecture);
    const quiz = clubs.find(({ club_type }) => club_type === CLUB_TYPE.quiz);
    if (!lecture || !quiz || clubs.some(({ club_status }) => isBeingWritten(club_status))) return refuse('conflict');
    const pair = { tenantId, lecture: lecture.club_sequence, quiz: quiz.club_sequence };
    const isNew = (await transaction.change(insertPair(pair))) === 1;
    const kept = isNew ? pair : await transaction.first(findPair(tenantId, clubSequence));
    if (kept?.lecture !== pair.lecture || kept.quiz !== pair.quiz) return refuse('conflict');
    return linkOf(unit, transaction.all.bind(transaction), clubs[0]!, '');
  });
}

export function unlinkClubs(unit: Unit, clubSequence: number): Promise<CourseLink> {
  return unit.write(async (transaction) => {
    const facts = await transaction.first(findClubFacts(unit.tenantId, clubSequence, unit.memberId));
    const club = admitClubAdmin(unit.me, facts);
    await transaction.change(deletePair(unit.tenantId, clubSequence));
    return linkOf(unit, transaction.all.bind(transaction), club, '');
  });
}
