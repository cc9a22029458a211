import type { ChatbotItem } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { Unit } from '../../../../kernel/unit.ts';

/** What a tool found: sentences, the things themselves, and the place in the product that says so. */
export interface ToolResult {
  readonly text: string;
  readonly items: readonly ChatbotItem[];
  readonly source: { readonly title: string; readonly path: string };
}

/** Reads for the caller, with their own session, by the services that their pages call. */
export type Tool = (unit: Unit) => Promise<ToolResult>;
