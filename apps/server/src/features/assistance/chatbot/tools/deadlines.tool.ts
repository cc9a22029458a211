import type { AgendaEvent } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { ChatbotItem } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { Unit } from '../../../../kernel/unit.ts';
import { listAgenda } from '../../../clubs/agenda/agenda.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import { leftUntil, momentOf } from './moment.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.deadlines;
const SHOWN = 6;

function itemOf({ kind, at, clubSequence, clubName, no, sequence }: AgendaEvent, { now, tenant }: Unit): ChatbotItem {
  const instant = new Date(at);
  const moment = momentOf(instant, tenant.time_zone);
  if (kind === 'STUDY_STARTS')
    return {
      title: text.study(clubName, no),
      detail: text.starts(moment),
      path: `/lecture/${clubSequence}${sequence === null ? '' : `/studies/${sequence}`}`,
    };
  const left = leftUntil(instant, now);
  return {
    title: text.quiz(clubName, no),
    detail: kind === 'QUIZ_DUE' ? [text.until(moment), ...(left ? [left] : [])].join(' · ') : text.opens(moment),
    path: `/quiz/${clubSequence}${sequence === null ? '' : `/quizzes/${sequence}`}`,
  };
}

/** What is due within a week; where nothing is, what begins. */
export async function deadlinesTool(unit: Unit): Promise<ToolResult> {
  const { contents } = await listAgenda(unit);
  const due = contents.filter(({ kind }) => kind === 'QUIZ_DUE');
  const [first] = due;
  return {
    text: first ? text.some(due.length, momentOf(new Date(first.at), unit.tenant.time_zone)) : text.none,
    items: (first ? due : contents).slice(0, SHOWN).map((event) => itemOf(event, unit)),
    source: { title: text.source, path: '/studyroom' },
  };
}
