import { clubStatusLabel } from '@dure/contract/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/clubs/club-type';
import type { Unit } from '../../../kernel/unit.ts';
import { listMyClubs } from '../../clubs/clubs.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.clubs;
const SHOWN = 6;

/** The clubs that the caller joined, of both kinds. */
export async function clubsTool(unit: Unit): Promise<ToolResult> {
  const wanted = { clubViewFilter: 'MEMBER', keyword: '', sort: 'current', page: 1, size: SHOWN } as const;
  const lists = await Promise.all(
    Object.values(CLUB_TYPE).map((clubType) => listMyClubs(unit, { ...wanted, clubType })),
  );
  const count = lists.reduce((sum, { totalElements }) => sum + totalElements, 0);
  const clubs = lists.flatMap(({ contents }) => contents).slice(0, SHOWN);
  return {
    text: count === 0 ? text.none : text.some(count),
    items: clubs.map(({ clubSequence, clubType, clubName, clubStatus, myProgress }) => ({
      title: clubName,
      detail: clubStatusLabel(clubStatus) + (myProgress === null ? '' : text.progress(myProgress)),
      path: `/${clubType === CLUB_TYPE.lecture ? 'lecture' : 'quiz'}/${clubSequence}`,
    })),
    source: { title: text.source, path: '/quiz?view=MINE' },
  };
}
