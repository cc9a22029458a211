import type { Role } from '../../tenancy/accounts/accounts.endpoints.ts';

/** The page that is built in; framed where the organisation names none of its own. */
export const BUILT_IN_CHATBOT = '/chatbot';
/** What the framed page says to be closed, as the specification has it. */
export const CLOSE_CHATBOT = 'closeChatbotModal';
/** Characters of a question. */
export const MAX_CHATBOT_QUESTION = 500;
/** Questions before one that are sent along, to know what it points to. */
export const MAX_CHATBOT_EARLIER = 3;
/** Seconds that the chatbot's token counts. */
export const CHATBOT_TOKEN_LIFETIME = 5 * 60;

/** Whom the framed page speaks to, by the roles of the session (specification, section 6). */
export const chatbotRole = (roles: readonly Role[]): 'student' | 'professor' =>
  roles.includes('ROLE_INSTRUCTOR') || roles.includes('ROLE_MANAGER') ? 'professor' : 'student';

/** Said to the framed page: a token that counts from now on; at first with what the page gave to be kept. */
export interface ChatbotTokenMessage {
  readonly type: 'chatbotAccessToken';
  readonly accessToken: string;
  readonly kept?: unknown;
}

/** Said by the built-in page beside the word that closes it. */
export type ChatbotFrameMessage =
  | { readonly type: 'openChatbotLink'; readonly to: string }
  | { readonly type: 'renewChatbotToken' }
  | { readonly type: 'keepChatbotConversation'; readonly kept: unknown };
