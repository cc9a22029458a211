import {
  BUILT_IN_CHATBOT,
  CHATBOT_TOKEN_LIFETIME,
  type ChatbotFrameMessage,
  chatbotRole,
  type ChatbotTokenMessage,
  CLOSE_CHATBOT,
} from '@dure/contract/assistance/chatbot/chatbot-frame';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { issueChatbotToken } from '../../api/assistance/chatbot/chatbot.writes.ts';
import { safePath } from '../../kernel/redirect-url.ts';
import { useSession, useTenant } from '../../kernel/session.ts';

/** So long before its end a token is renewed. */
const AHEAD_SECONDS = 60;
/** The built-in page is framed without an origin of its own, so that it reaches nothing of the page around it. */
const NO_ORIGIN = 'null';
const sandboxes = {
  builtIn: 'allow-scripts allow-forms',
  foreign: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads',
};

/** What the built-in page gave to be kept while this page is there, and whose it is. */
let kept: { readonly memberId: string | null; readonly value: unknown } | undefined;

/** The framed page: its address with role and token, new tokens while it is open, and what it says. */
export function useChatbotFrame(onClose: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  const { chatbotUrl } = useTenant();
  const { roles, memberId } = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const isBuiltIn = chatbotUrl === '';
  const origin = isBuiltIn ? NO_ORIGIN : new URL(chatbotUrl).origin;

  const say = (message: ChatbotTokenMessage) =>
    frame.current?.contentWindow?.postMessage(message, isBuiltIn ? '*' : origin);
  const renew = useEffectEvent(() =>
    issueChatbotToken(client, {}).then(
      ({ accessToken }) => say({ type: 'chatbotAccessToken', accessToken }),
      // The page asks for one when its own counts no longer.
      () => undefined,
    ),
  );
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { contentWindow } = frame.current ?? {};
    if (!contentWindow || event.source !== contentWindow || event.origin !== origin) return;
    if (event.data === CLOSE_CHATBOT) return onClose();
    const said = (event.data ?? {}) as ChatbotFrameMessage;
    if (said.type === 'renewChatbotToken') void renew();
    if (said.type === 'keepChatbotConversation') kept = { memberId, value: said.kept };
    const to = said.type === 'openChatbotLink' ? safePath(String(said.to)) : undefined;
    if (to === undefined) return;
    router.history.push(to);
    onClose();
  });
  const begin = useCallback(() => {
    issueChatbotToken(client, {}).then(({ accessToken }) => {
      const url = new URL(chatbotUrl || BUILT_IN_CHATBOT, location.origin);
      url.searchParams.set('role', chatbotRole(roles));
      url.searchParams.set('accessToken', accessToken);
      setFailure(undefined);
      setSrc(url.href);
    }, setFailure);
  }, [client, chatbotUrl, roles]);

  useEffect(begin, [begin]);
  useEffect(() => {
    addEventListener('message', hear);
    const timer = setInterval(() => void renew(), (CHATBOT_TOKEN_LIFETIME - AHEAD_SECONDS) * 1000);
    return () => {
      removeEventListener('message', hear);
      clearInterval(timer);
    };
  }, []);
  return {
    failure,
    begin,
    /** Undefined until there is a token. */
    frameProps:
      src === undefined
        ? undefined
        : {
            ref: frame,
            src,
            sandbox: isBuiltIn ? sandboxes.builtIn : sandboxes.foreign,
            referrerPolicy: 'no-referrer' as const,
            onLoad: () => {
              frame.current?.focus();
              const accessToken = new URL(src).searchParams.get('accessToken')!;
              say({
                type: 'chatbotAccessToken',
                accessToken,
                ...(kept?.memberId === memberId && { kept: kept.value }),
              });
            },
          },
  };
}
