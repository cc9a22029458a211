import type { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { DraftArea, KeptDraft, Served } from '../../../../kernel/draft/draft.ts';
import { keptCopy } from '../../../../kernel/draft/kept.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';

/** Which text is being written. */
export type Step = 'pre' | 'final';

const placeOf = ({ club, quiz }: QuizAddress, step: Step) => `answer/${club}/${quiz}/${step}`;

/** This device's copy of a draft, apart for each tenant, member, club, quiz and step. */
export const draftStore = (address: QuizAddress, step: Step) => keptCopy<KeptDraft<string>>(placeOf(address, step));

/** The kept draft in the refusal of a stale version; other refusals carry none. */
function serverDraftIn({ data }: ApiError): Served<string> | undefined {
  const draft = data as { text?: string | null; savedAt?: string | null; version?: number } | null;
  // Without a draft over there the answer was submitted elsewhere: the room, read again, brings what now stands.
  if (typeof draft?.version !== 'number' || !draft.savedAt) return undefined;
  return { value: draft.text ?? '', savedAt: draft.savedAt, version: draft.version };
}

export type SaveText = (text: string, version: number) => Promise<{ savedAt: string; version: number }>;

/** One's answer to a quiz as the draft engine takes it. */
export const answerDraft = (address: QuizAddress, step: Step, save: SaveText): DraftArea<string> => ({
  place: () => placeOf(address, step),
  isSame: (a, b) => a === b,
  save: async (value, { version }) => ({ value, ...(await save(value, version)) }),
  theirsIn: serverDraftIn,
  isBlank: (text) => text.trim() === '',
});
