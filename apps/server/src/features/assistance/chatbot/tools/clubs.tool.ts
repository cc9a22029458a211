import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ChatbotItem } from '@dure/contract/assistance/chatbot/chatbot.views';
import { meaningOf, wordsOf } from '../../../../kernel/language/text/words.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { listMyClubs } from '../../../clubs/clubs/clubs.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.clubs;
const SHOWN = 6;
/** The current ones come first: who is in more has long left the rest. */
const LOOKED_AT = 50;

/** The clubs that the caller joined, of both kinds. */
async function ownClubs(unit: Unit, size: number) {
  const wanted = { clubViewFilter: 'MEMBER', keyword: '', sort: 'current', page: 1, size } as const;
  const lists = await Promise.all(
    Object.values(CLUB_TYPE).map((clubType) => listMyClubs(unit, { ...wanted, clubType })),
  );
  return {
    clubs: lists.flatMap(({ contents }) => contents),
    count: lists.reduce((sum, { totalElements }) => sum + totalElements, 0),
  };
}
type Club = Awaited<ReturnType<typeof ownClubs>>['clubs'][number];

const itemOf = ({ clubSequence, clubType, clubName, clubStatus, myProgress }: Club): ChatbotItem => ({
  title: clubName,
  detail: clubStatusLabel(clubStatus) + (myProgress === null ? '' : text.progress(myProgress)),
  path: `/${clubType === CLUB_TYPE.lecture ? 'lecture' : 'quiz'}/${clubSequence}`,
});

export async function clubsTool(unit: Unit): Promise<ToolResult> {
  const { clubs, count } = await ownClubs(unit, SHOWN);
  return {
    text: count === 0 ? text.none : text.some(count),
    items: clubs.slice(0, SHOWN).map(itemOf),
    source: { title: text.source, path: '/quiz?view=MINE' },
  };
}

const meaningsOf = (words: string) => new Set(wordsOf(words).map(meaningOf));

/** Whether a question says half or more of the words of a name that do not stand in every name. */
function isNamed({ clubName }: Club, asked: ReadonlySet<string>): boolean {
  const own = meaningsOf(clubName).difference(meaningsOf(text.inEveryName));
  return own.size > 0 && own.intersection(asked).size >= own.size / 2;
}

/** Of the caller's clubs those that a question names; undefined where it names none. */
export async function namedClubs(unit: Unit, question: string): Promise<ToolResult | undefined> {
  const asked = meaningsOf(question);
  const { clubs } = await ownClubs(unit, LOOKED_AT);
  const items = clubs
    .filter((club) => isNamed(club, asked))
    .map(itemOf)
    .slice(0, SHOWN);
  const [first] = items;
  if (!first) return undefined;
  return { text: text.named(items.length), items, source: { title: first.title, path: first.path } };
}
