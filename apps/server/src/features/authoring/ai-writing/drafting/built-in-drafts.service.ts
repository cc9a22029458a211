import { draftInChild, DraftingFailed } from './draft-in-child.ts';
import type { BuiltInDraft } from './drafting.ts';

/**
 * What the built-in tools draft from the passages of a content, without prompt injections. For each question it is a
 * model answer, for null a quiz. Null where the content has none, undefined where it is too large for it.
 */
export async function draftBuiltIn(
  passages: readonly { readonly text: string; readonly heading: string }[],
  questions: readonly (string | null)[],
): Promise<readonly (BuiltInDraft | null)[] | undefined> {
  try {
    const said = await draftInChild({ kind: 'clean', texts: passages.flatMap(({ text, heading }) => [text, heading]) });
    const texts = said.filter((_, at) => at % 2 === 0);
    const headings = said.filter((_, at) => at % 2 === 1);
    const drafts = await draftInChild({ kind: 'drafts', texts, headings, questions });
    // Nobody looks each of them over before it stands in its row.
    return drafts.map((one) => (one?.isSure ? one : null));
  } catch (error) {
    if (error instanceof DraftingFailed) return undefined;
    throw error;
  }
}
