import {
  type ChatbotFrameMessage,
  type ChatbotTokenMessage,
  CLOSE_CHATBOT,
} from '@dure/contract/assistance/chatbot/chatbot-frame';

/** Asks the page around for a token this long before it gives up. */
const MAX_WAIT_MS = 10_000;

let accessToken = new URLSearchParams(location.search).get('accessToken') ?? '';
const waiting = new Set<() => void>();

/** It stands at this address in a frame of the page around, and nowhere else. */
const isFramed = parent !== window;
const say = (message: ChatbotFrameMessage | typeof CLOSE_CHATBOT) => parent.postMessage(message, location.origin);

export const isReady = (): boolean => isFramed && accessToken !== '';
export const currentToken = (): string => accessToken;
export const close = (): void => say(CLOSE_CHATBOT);
export const openInParent = (to: string): void => say({ type: 'openChatbotLink', to });
export const keepInParent = (kept: unknown): void => say({ type: 'keepChatbotConversation', kept });

let kept: unknown;
let tell: (kept: unknown) => void = () => {};

// From the first moment on: the page around speaks once this one is loaded, which may be before anything of it is drawn.
addEventListener('message', ({ source, origin, data }: MessageEvent<ChatbotTokenMessage | null>) => {
  if (source !== parent || origin !== location.origin || data?.type !== 'chatbotAccessToken') return;
  accessToken = data.accessToken;
  for (const resolve of waiting) resolve();
  waiting.clear();
  if (data.kept === undefined) return;
  kept = data.kept;
  tell(kept);
});

/** Hears what was kept when the page was open before, be it here already. */
export function hearKept(onKept: (kept: unknown) => void): () => void {
  tell = onKept;
  if (kept !== undefined) onKept(kept);
  return () => {
    tell = () => {};
  };
}

/** Another token, once this one counts no longer. */
export function renewedToken(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, MAX_WAIT_MS);
    say({ type: 'renewChatbotToken' });
  });
}
