import { CHATBOT_DAILY_LIMIT, type ChatbotAbout } from '@dure/contract/assistance/chatbot/chatbot.views';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listMyClubs } from '../../clubs/clubs/clubs.public.ts';
import { brandOf } from '../../tenancy/tenants/tenants.public.ts';
import { askerOf } from './asking.service.ts';
import { findUses } from './uses.queries.ts';

const CLUBS = 20;

export async function getChatbotAbout(unit: Unit): Promise<ChatbotAbout> {
  if (!unit.tenant.use_chatbot) refuse('chatbotOff');
  const uses = await unit.first(findUses(askerOf(unit)));
  const wanted = {
    clubViewFilter: 'MEMBER',
    clubStatus: CLUB_STATUS.running,
    keyword: '',
    sort: 'newest',
    page: 1,
    size: CLUBS,
  } as const;
  const lists = await Promise.all(
    Object.values(CLUB_TYPE).map((clubType) => listMyClubs(unit, { ...wanted, clubType })),
  );
  return {
    leftToday: Math.max(0, CHATBOT_DAILY_LIMIT - (uses?.asked_count ?? 0)),
    clubs: lists.flatMap(({ contents }) => contents.map(({ clubSequence, clubName }) => ({ clubSequence, clubName }))),
    phone: brandOf(unit).footer.phone ?? '',
  };
}
