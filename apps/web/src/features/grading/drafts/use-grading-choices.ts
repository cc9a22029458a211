import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AnswerAddress } from '../../../api/answers/answer-address.ts';
import { getMemberAnswer } from '../../../api/grading/grading.reads.ts';
import { aiText } from '../ai/ai.text.ts';
import { withAi, withoutPoints } from './ai-grade.ts';
import type { DraftBook } from './draft-book.ts';
import { draftEditor } from './draft-editor.ts';
import { shownFeedback, shownGrade } from './grading-draft.ts';
import { levelAt, withLevel } from './level-choice.ts';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';

interface Choices {
  readonly address: AnswerAddress | undefined;
  /** The open answer as it was drawn last. */
  readonly detail: GradingDetail | undefined;
  readonly book: DraftBook;
  /** The field of the score. */
  readonly exact: RefObject<HTMLInputElement | null>;
  /** Before something is chosen, so that it can be taken back. */
  readonly remember: () => void;
  readonly announce: (words: string) => void;
}

/** What a key chooses for the open answer: a score, a level, what AI would give, words of feedback. */
export function useGradingChoices({ address, detail, book, exact, remember, announce }: Choices) {
  const client = useQueryClient();

  /** The open answer as the cache has it: what was saved a moment ago may not be drawn yet. */
  const detailNow = () => address && (client.getQueryData(getMemberAnswer({ params: address }).queryKey) ?? detail);
  const score = (points: number) => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(gradingText.said.notGradable);
    if (current.rubric.length > 0) return announce(gradingText.said.withRubric);
    remember();
    draftEditor(book, address, current).changeGrade({ score: String(points) });
    announce(gradingText.said.scored(points));
  };
  const level = (at: { readonly row: number; readonly column: number }) => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(gradingText.said.notGradable);
    const draft = book.drafts.get()[answerKey(address)];
    const grade = shownGrade(draft, current);
    const { text } = shownFeedback(draft, current);
    const chosen = levelAt(current.rubric, grade, at);
    if (!chosen) return;
    remember();
    const next = withLevel(current.rubric, grade, text, chosen.name, chosen.level);
    const editor = draftEditor(book, address, current);
    editor.changeGrade(next.grade);
    if (next.text !== text) editor.changeFeedback({ text: next.text });
    announce(gradingText.said.level(chosen.name, chosen.level.label));
  };
  const ai = (kind: 'takeAi' | 'leaveAi') => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(gradingText.said.notGradable);
    if (!current.ai) return announce(aiText.said.none);
    const grade = shownGrade(book.drafts.get()[answerKey(address)], current);
    const isTaking = kind === 'takeAi';
    remember();
    draftEditor(book, address, current).changeGrade(
      isTaking ? withAi(grade, current.ai, current.rubric) : withoutPoints(grade),
    );
    if (!isTaking) exact.current?.focus();
    announce(isTaking ? aiText.said.taken(current.ai.score) : aiText.said.left);
  };
  const addFeedback = (join: (text: string, nickname: string) => string) => {
    const current = detailNow();
    if (!address || !current) return;
    const { text } = shownFeedback(book.drafts.get()[answerKey(address)], current);
    draftEditor(book, address, current).changeFeedback({ text: join(text, current.member.nickname) });
  };
  return { score, level, ai, addFeedback };
}
