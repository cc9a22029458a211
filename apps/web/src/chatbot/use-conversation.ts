import type { ChatbotAbout, ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import { MAX_CHATBOT_EARLIER } from '@dure/contract/assistance/chatbot/chatbot-frame';
import { useEffect, useRef, useState } from 'react';
import { keepInParent, hearKept } from './parent-page.ts';
import { about as askAbout, ask, Refused } from './calls.ts';
import { chatbotPageText as text } from './chatbot.text.ts';

/** A question and what came of it; the answer is missing until something of it is here. */
interface Turn {
  readonly question: string;
  readonly answer?: ChatbotAnswer;
  readonly failure?: string;
}

/** Turns that the page around kept; it hands back what it was given, and nothing else counts. */
const turnsIn = (kept: unknown): readonly Turn[] =>
  Array.isArray(kept) ? kept.filter((one): one is Turn => typeof (one as Turn | null)?.question === 'string') : [];

/** What was asked and answered while the page around is there; it keeps it, nothing is written down. */
export function useConversation() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [about, setAbout] = useState<ChatbotAbout>();
  const [isAsking, setAsking] = useState(false);
  const stopping = useRef<AbortController>(null);

  useEffect(() => {
    // What is being asked already stands before what was kept.
    const end = hearKept((kept) => setTurns((now) => (now.length > 0 ? now : turnsIn(kept))));
    askAbout().then(setAbout, () => undefined);
    return end;
  }, []);
  useEffect(() => {
    if (turns.length > 0) keepInParent(turns);
  }, [turns]);

  const change = (at: number, turn: Turn) => setTurns((now) => now.with(at, turn));
  const send = async (question: string) => {
    const at = turns.length;
    setTurns([...turns, { question }]);
    setAsking(true);
    stopping.current = new AbortController();
    try {
      const hear = (answer: NonNullable<Turn['answer']>) => {
        change(at, { question, answer });
        setAbout((known) => known && { ...known, leftToday: answer.leftToday });
      };
      const earlier = turns.slice(-MAX_CHATBOT_EARLIER).map((turn) => turn.question);
      await ask({ question, earlier }, hear, stopping.current.signal);
    } catch (error) {
      change(at, { question, failure: error instanceof Refused ? error.message : text.failed });
    } finally {
      setAsking(false);
    }
  };
  return {
    turns,
    about,
    isAsking,
    send: (question: string) => void send(question),
    stop: () => stopping.current?.abort(),
  };
}
