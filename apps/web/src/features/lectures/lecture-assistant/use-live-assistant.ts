import { useQueryClient } from '@tanstack/react-query';
import {
  getAssistantAbout,
  getAssistantMessage,
  listAssistantMessages,
} from '../../../api/lectures/lecture-assistant/lecture-assistant.reads.ts';
import { useLive } from '../../../kernel/live.ts';

/** An answer on the screen grows as it is written; of one that this page does not know the conversation is asked for. */
export function useLiveAssistant(): void {
  const client = useQueryClient();
  useLive(undefined, (event) => {
    if (event.kind === 'resync') void client.invalidateQueries({ queryKey: listAssistantMessages.key() });
    if (event.kind !== 'assistant') return;
    const { assistantMessageSequence } = event;
    void getAssistantMessage
      .ask({ params: { assistantMessageSequence } })
      .then((message) => {
        let isKnown = false;
        client.setQueriesData<Awaited<ReturnType<typeof listAssistantMessages.ask>>>(
          { queryKey: listAssistantMessages.key() },
          (list) => {
            if (!list?.contents.some((one) => one.assistantMessageSequence === assistantMessageSequence)) return list;
            isKnown = true;
            const contents = list.contents.map((one) =>
              one.assistantMessageSequence === assistantMessageSequence ? message : one,
            );
            return { ...list, contents };
          },
        );
        if (isKnown) return;
        // Asked on another device: it counts there, too.
        for (const queryKey of [listAssistantMessages.key(), getAssistantAbout.key()])
          void client.invalidateQueries({ queryKey });
      })
      // What could not be had is asked for with the next event.
      .catch(() => undefined);
  });
}
