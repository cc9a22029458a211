import { draftInChild, DraftingFailed } from './draft-in-child.ts';
import type { BuiltInDraft } from './drafting.ts';

/**
 * What the built-in tools draft from the passages of a content, without prompt injections. For each question it is a
 * model answer, for null a quiz. Null where the content has none, undefined where it is too large for it.
 */
export async function draftBuiltIn(
  passages: readonly string[],
  questions: readonly (string | null)[],
): Promise<readonly (BuiltInDraft | null)[] | undefined> {
  try {
    const texts = await draftInChild({ kind: 'clean', texts: passages });
    return await draftInChild({ kind: 'drafts', texts, questions });
  } catch (error) {
    if (error instanceof DraftingFailed) return undefined;
    throw error;
  }
}
