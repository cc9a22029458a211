import { HELP_TEXTS, type HelpText, TEACHING_HELP_TEXTS } from '@dure/contract/assistance/help/help.text';
import type { ChatbotItem } from '@dure/contract/assistance/chatbot/chatbot.views';
import { cleanDocument } from '../../../../kernel/language/guard/document.ts';
import { ranked } from '../../../../kernel/language/search/ranked.ts';
import type { Weights } from '../../../../kernel/language/search/terms.ts';
import { isInstructor } from '../../../../kernel/session/session.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { ASKS_FOR_OWN, ASKS_HOW, ASKS_WHY_GRADED, chatbotText, TALKED, toolWords } from '../chatbot.text.ts';
import { clubsTool, namedClubs } from '../tools/clubs.tool.ts';
import { deadlinesTool } from '../tools/deadlines.tool.ts';
import { gradesTool } from '../tools/grades.tool.ts';
import { pointsTool } from '../tools/points.tool.ts';
import { reasonsTool } from '../tools/reasons.tool.ts';
import type { Tool, ToolResult } from '../tools/tool.ts';
import { type Asked, wordsOf } from './pointed-to.ts';

const TOOLS: Record<keyof typeof toolWords, Tool> = {
  deadlines: deadlinesTool,
  grades: gradesTool,
  points: pointsTool,
  clubs: clubsTool,
};

type Candidate =
  | { readonly kind: 'HELP'; readonly help: HelpText }
  | { readonly kind: 'TOOL'; readonly tool: Tool; readonly words: string };

/** What an answer may rest on: a help text, or what a tool found. */
export interface Found {
  readonly kind: Candidate['kind'];
  readonly score: number;
  readonly heading: string;
  readonly text: string;
  readonly items: readonly ChatbotItem[];
  readonly source: { readonly title: string; readonly path: string };
}

/** What has less of what is asked does not answer it: of a few short texts more is chance than of a course's materials. */
const LEAST = 0.2;
/** How much the way of asking counts for what is one's own, or against it. */
const WAY = 0.2;
/** What has less of the best one's is about something else. */
const NEAR_BEST = 0.6;
const RESTS_ON = 4;

const textOf = (one: Candidate) => (one.kind === 'TOOL' ? one.words : `${one.help.title}\n${one.help.text}`);
const wayOf = (question: string) => (ASKS_HOW.test(question) ? -WAY : ASKS_FOR_OWN.test(question) ? WAY : 0);

function candidatesFor(unit: Unit): Candidate[] {
  const texts = isInstructor(unit.me) ? [...HELP_TEXTS, ...TEACHING_HELP_TEXTS] : HELP_TEXTS;
  return [
    ...texts.map((help) => ({ kind: 'HELP', help }) as const),
    ...Object.entries(toolWords).map(
      ([name, words]) => ({ kind: 'TOOL', words, tool: TOOLS[name as keyof typeof TOOLS] }) as const,
    ),
  ];
}

const ofTool = (result: ToolResult, score: number): Found => ({
  kind: 'TOOL',
  score,
  heading: result.source.title,
  ...result,
});

async function foundOf(unit: Unit, one: Candidate, score: number): Promise<Found> {
  if (one.kind === 'HELP') {
    const { id, title, text } = one.help;
    const source = { title: chatbotText.help(title), path: `/help#${id}` };
    return { kind: 'HELP', score, heading: title, text, items: [], source };
  }
  return ofTool(await one.tool(unit), score);
}

/**
 * The help texts and the caller's own things that have most of what is asked, best first. The words of the question, and of those
 * that it points to, alone decide what is read: whoever writes the answer afterwards reads nothing.
 */
export async function findFor(
  unit: Unit,
  asked: Asked,
): Promise<{ readonly found: readonly Found[]; readonly weights: Weights }> {
  await unit.settle();
  const question = TALKED.reduce((words, [talked, full]) => words.replace(talked, full), wordsOf(asked));
  if (ASKS_WHY_GRADED.test(asked.question)) {
    const { weights } = ranked(candidatesFor(unit), textOf, question);
    return { found: [ofTool(await reasonsTool(unit), 1)], weights };
  }
  const { found, weights } = ranked(candidatesFor(unit), textOf, question);
  const way = wayOf(question);
  const scored = found
    .filter(({ score }) => score >= LEAST)
    .map(({ item, score }) => ({ item, score: score + (item.kind === 'TOOL' ? way : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  // Whoever names a club and asks neither for their things nor how, asks what it is.
  const named = best?.item.kind === 'TOOL' || ASKS_HOW.test(question) ? undefined : await namedClubs(unit, question);
  if (named) return { found: [ofTool(named, LEAST)], weights };
  const near = scored.filter(({ score }) => score >= NEAR_BEST * (best?.score ?? 0)).slice(0, RESTS_ON);
  return { found: await Promise.all(near.map(({ item, score }) => foundOf(unit, item, score))), weights };
}

/** What of it a provider is told: names of clubs are written by people. */
export const toldOf = ({ heading, text, items }: Found): { heading: string; text: string } => ({
  heading: cleanDocument(heading),
  text: [text, ...items.map(({ title, detail }) => cleanDocument(`${title}: ${detail}`))].filter(Boolean).join('\n'),
});
