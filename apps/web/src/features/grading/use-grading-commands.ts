import type { Person } from '@dure/contract/clubs/clubs.views';
import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getMemberAnswer } from '../../api/grading/grading.reads.ts';
import type { DraftBook } from './drafts/draft-book.ts';
import { conflictsOf, problemOf, type DraftProblem } from './drafts/grading-draft.ts';
import { gradingCommand, textCommand } from './grading-keys.ts';
import type { AnswerAddress } from '../../api/answers/answer-address.ts';
import { answerKey } from './grading-place.ts';
import { saveDraft, saveStates, whenSaved } from './drafts/grading-saves.ts';
import { gradersText } from './graders/graders.text.ts';
import { gradingText } from './grading.text.ts';
import { parseScore } from './grade-pane/score.ts';
import type { useGradingMoves } from './use-grading-moves.ts';
import type { useWaitingKeys } from './use-waiting-keys.ts';

interface Commands {
  readonly book: DraftBook;
  /** The open answer. */
  readonly address: AnswerAddress | undefined;
  /** Another grader who looks at it just now. */
  readonly looker: Person | undefined;
  readonly moves: ReturnType<typeof useGradingMoves>;
  readonly announce: (text: string) => void;
}

/** Saving and moving on, and why that does not go just now. */
export function useGradingCommands({ book, address, looker, moves, announce }: Commands) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<{ key: string; name: DraftProblem }>();
  const key = address ? answerKey(address) : '';
  const { said } = gradingText;

  /** What keeps the open answer from being sent; said, and shown beside the field. */
  const obstacle = (): string | null => {
    const draft = book.drafts.get()[key];
    if (!draft || !address) return gradingText.nothingToSave;
    const name = problemOf(draft);
    setProblem(name ? { key, name } : undefined);
    if (name) return gradingText.problem[name];
    const detail = client.getQueryData(getMemberAnswer({ params: address }).queryKey);
    return detail && conflictsOf(draft, detail).length > 0 ? gradingText.conflict.first : null;
  };

  const send = async (wanted: string, where: (nickname: string) => string) => {
    const draft = book.drafts.get()[wanted];
    if (!draft) return;
    const { nickname, grade } = draft;
    if (await saveDraft(client, book, wanted)) {
      announce(`${said.saved(nickname, grade ? parseScore(grade.score) : null)}${where(nickname)}`);
      return;
    }
    const state = saveStates.get()[wanted];
    if (state?.kind === 'failed') announce(said.refused(nickname, state.message));
  };

  return {
    problem: problem?.key === key ? problem.name : null,
    /** Saves the open answer and stays with it. */
    async saveHere() {
      const reason = obstacle();
      if (reason) announce(reason);
      else await send(key, () => '');
    },
    /**
     * Moves on at once while the answer is being saved, and answers where it led; what is refused says so and is kept.
     * What is typed over a save under way is saved after it.
     */
    async saveAndNext(): Promise<ClubQueueItem | undefined> {
      const isSaving = saveStates.get()[key]?.kind === 'saving';
      if (isSaving) await whenSaved(key);
      if (isSaving && !(key in book.drafts.get())) return undefined;
      const reason = obstacle();
      if (reason) {
        announce(reason);
        return undefined;
      }
      let where = '';
      void send(key, () => where);
      const next = await moves.toUngraded();
      const ended = moves.isLeftToOthers() ? gradersText.othersLeft : said.allGraded;
      const over = looker ? `. ${gradersText.savedOver(looker.nickname)}` : '';
      where = next ? `${over}${over === '' ? ',' : ''} ${said.next(next.member.nickname)}` : `${over || '.'} ${ended}`;
      return next;
    },
    /** Sends again what was refused, such as after the network came back. */
    async retry(keys: readonly string[]) {
      for (const one of keys) await send(one, () => '');
    },
  };
}

/** Takes the workspace's keys wherever the focus is; before others see them, so that Enter does one thing only. */
export function useGradingKeys({ ask, isTextNext }: ReturnType<typeof useWaitingKeys>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = (isTextNext() ? textCommand(event) : null) ?? gradingCommand(event);
    if (!command) return;
    if (command.kind !== 'leaveField') event.preventDefault();
    if (command.kind === 'save') event.stopPropagation();
    ask(command, true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
