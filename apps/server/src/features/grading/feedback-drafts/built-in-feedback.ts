import { Passages } from '../../../kernel/language/search/passages.ts';
import { draftText as text } from './feedback-drafts.text.ts';

/** What a grader found of the answer. */
export interface Evaluated {
  readonly justification: string;
  readonly criteria: readonly { readonly name: string; readonly points: number | null; readonly reason: string }[];
  readonly keywordsHit: readonly string[];
  readonly keywordsMissed: readonly string[];
  readonly suggestion: string;
}
export interface Template {
  readonly title: string;
  readonly text: string;
}

const NAMED = 2;
const GOOD = 70;

/** What is to be said about the answer, for the search among templates. */
function lackOf({ criteria, keywordsMissed, suggestion }: Evaluated): string {
  const weak = criteria
    .filter(({ points }) => points === null || points < GOOD)
    .map(({ name, reason }) => `${name} ${reason}`);
  return [...weak, ...keywordsMissed, suggestion].join(' ');
}

/** Feedback out of the evaluation's reasons and the template that is nearest to what the answer lacks. */
export function builtInFeedback(
  found: Evaluated,
  templates: readonly Template[],
): { readonly text: string; readonly templates: string[] } {
  const [near] = new Passages(templates.map((one) => `${one.title} ${one.text}`)).find(lackOf(found), 1);
  const template = near && templates[near.at]!;
  const hit = found.keywordsHit.slice(0, NAMED);
  const opening = hit.length > 0 ? text.good(hit) : text.read;
  const addressed = template?.text.includes(text.name) ? opening : `${text.greeting} ${opening}`;
  const parts = [addressed, found.suggestion, template?.text ?? ''].filter((part) => part !== '');
  return { text: parts.join('\n\n'), templates: template ? [template.title] : [] };
}
