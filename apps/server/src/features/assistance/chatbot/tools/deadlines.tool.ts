import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import type { AgendaEvent } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { ChatbotItem } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { Unit } from '../../../../kernel/unit.ts';
import { listAgenda } from '../../../clubs/agenda/agenda.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import type { ToolResult } from './tool.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** `11.21 (토) 23:59` on the wall of the tenant. */
function momentOf(at: Date, timeZone: string): string {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ');
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  return chatbotText.moment(month, date, new Date(`${day}T00:00:00Z`).getUTCDay(), time);
}

/** Of what ends within a day, how long there is; else nothing. */
function leftUntil(at: Date, now: Date): string | undefined {
  const minutes = Math.floor((at.getTime() - now.getTime()) / MINUTE_MS);
  return minutes >= 0 && minutes < DAY_MINUTES ? chatbotText.left(minutes) : undefined;
}

const text = chatbotText.deadlines;
const SHOWN = 6;

function itemOf({ kind, at, clubSequence, clubName, no, sequence }: AgendaEvent, { now, tenant }: Unit): ChatbotItem {
  const instant = new Date(at);
  const moment = momentOf(instant, tenant.time_zone);
  if (kind === 'STUDY_STARTS')
    return {
      title: text.study(clubName, studyNoOf(tenant.study_order_label_type, no)),
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
