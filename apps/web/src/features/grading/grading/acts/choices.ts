import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { aiSaidText } from '../ai/ai-said.text.ts';
import { withAi, withoutPoints } from '../drafts/ai-grade.ts';
import { draftEditor } from '../drafts/draft-editor.ts';
import { shownFeedback, shownGrade } from '../drafts/grading-draft.ts';
import { levelAt, withLevel } from '../drafts/level-choice.ts';
import { answerKey } from '../grading-place.ts';
import { saidText } from './said.text.ts';
import type { Workbench } from './workbench.ts';

/** What a key chooses for the open answer: a score, a level, what AI would give, words of feedback. */
export function choicesOf({ client, address, detail, book, memory, scoreField, announce }: Workbench) {
  /** The open answer as the cache has it: what was saved a moment ago may not be drawn yet. */
  const detailNow = () => address && (client.getQueryData(getMemberAnswer({ params: address }).queryKey) ?? detail);
  const score = (points: number) => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(saidText.notGradable);
    if (current.rubric.length > 0) return announce(saidText.withRubric);
    memory.remember(book, answerKey(address));
    draftEditor(book, address, current).changeGrade({ score: String(points) });
    announce(saidText.scored(points));
  };
  const level = (at: { readonly row: number; readonly column: number }) => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(saidText.notGradable);
    const draft = book.drafts.get()[answerKey(address)];
    const grade = shownGrade(draft, current);
    const { text } = shownFeedback(draft, current);
    const chosen = levelAt(current.rubric, grade, at);
    if (!chosen) return;
    memory.remember(book, answerKey(address));
    const next = withLevel(current.rubric, grade, text, chosen.name, chosen.level);
    const editor = draftEditor(book, address, current);
    editor.changeGrade(next.grade);
    if (next.text !== text) editor.changeFeedback({ text: next.text });
    announce(saidText.level(chosen.name, chosen.level.label));
  };
  const ai = (kind: 'takeAi' | 'leaveAi') => {
    const current = detailNow();
    if (!address || !current?.can.grade) return announce(saidText.notGradable);
    if (!current.ai) return announce(aiSaidText.none);
    const grade = shownGrade(book.drafts.get()[answerKey(address)], current);
    const isTaking = kind === 'takeAi';
    memory.remember(book, answerKey(address));
    draftEditor(book, address, current).changeGrade(
      isTaking ? withAi(grade, current.ai, current.rubric) : withoutPoints(grade),
    );
    if (!isTaking) scoreField.current?.focus();
    announce(isTaking ? aiSaidText.taken(current.ai.score) : aiSaidText.left);
  };
  const addFeedback = (join: (text: string, nickname: string) => string) => {
    const current = detailNow();
    if (!address || !current) return;
    const { text } = shownFeedback(book.drafts.get()[answerKey(address)], current);
    draftEditor(book, address, current).changeFeedback({ text: join(text, current.member.nickname) });
  };
  return { score, level, ai, addFeedback };
}
