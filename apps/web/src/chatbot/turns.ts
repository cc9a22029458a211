import type { ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';

/** A question and what came of it; the answer is missing until something of it is here. */
export interface Turn {
  readonly question: string;
  readonly answer?: ChatbotAnswer;
  readonly failure?: string;
}

/** Turns that the page around kept; it hands back what it was given, and nothing else counts. */
export const turnsIn = (kept: unknown): readonly Turn[] =>
  Array.isArray(kept) ? kept.filter((one): one is Turn => typeof (one as Turn | null)?.question === 'string') : [];
