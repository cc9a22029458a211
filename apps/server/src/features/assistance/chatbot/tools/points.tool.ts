import type { Unit } from '../../../../kernel/unit.ts';
import { listPointHistories } from '../../../people/points/points.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.points;

/** What the ledger says of the caller. */
export async function pointsTool(unit: Unit): Promise<ToolResult> {
  const { totalPoints, monthPoints } = await listPointHistories(unit, { page: 1, size: 1 });
  return {
    text: text.sum(totalPoints, monthPoints),
    items: [],
    source: { title: text.source, path: '/account/my/activity' },
  };
}
