import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import { aiSaidText } from '../ai/ai-said.text.ts';
import { withAi, withoutPoints } from '../drafts/ai-grade.ts';
import { shownFeedback, shownGrade } from '../drafts/grading-draft.ts';
import { levelAt, withLevel } from '../drafts/level-choice.ts';
import { answerKey } from '../grading-place.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import { templatesText } from '../templates/templates.text.ts';
import type { ShownAnswer } from './commands.ts';
import { announced, step, type AnswerEffect, type GradingState, type Step } from './grading-state.ts';
import { saidText } from './said.text.ts';
import type { Scene } from './scene.ts';

/** What is chosen for an answer, so that it can be undone. */
function chosen(state: GradingState, { drafts }: Scene, effect: AnswerEffect & { readonly do: 'edit' }): Step {
  const key = answerKey(effect.answer.address);
  const draft = drafts[key];
  const before = draft ? (state.history[key] ?? []) : [];
  return step({ ...state, history: { ...state.history, [key]: [...before, draft] } }, effect);
}

const shownOf = ({ address, detail }: ShownAnswer, { drafts }: Scene) => {
  const draft = drafts[answerKey(address)];
  return { grade: shownGrade(draft, detail), text: shownFeedback(draft, detail).text };
};

export function chooseLevel(state: GradingState, scene: Scene, answer: ShownAnswer, name: string, level: RubricLevel) {
  const { grade, text } = shownOf(answer, scene);
  const next = withLevel(answer.detail.rubric, grade, text, name, level);
  return chosen(state, scene, {
    ...{ do: 'edit', answer, grade: next.grade },
    ...(next.text !== text && { text: next.text }),
  });
}

export const chooseScore = (state: GradingState, scene: Scene, answer: ShownAnswer, score: string): Step =>
  chosen(state, scene, { do: 'edit', answer, grade: { score } });

type Choice = Extract<GradingCommand, { kind: 'score' | 'level' }> | { readonly kind: 'takeAi' | 'leaveAi' };

/** What a key chooses for the open answer: a score, a level, AI's points or none. */
export function choose(state: GradingState, scene: Scene, command: Choice): Step {
  const { detail, place } = scene;
  const say = (text: string) => announced(state, text);
  if (!place.answer || !detail?.can.grade) return step(say(saidText.notGradable));
  const answer = { address: place.answer, detail };
  const { ai, rubric } = detail;
  const { grade } = shownOf(answer, scene);
  if (command.kind === 'score')
    return rubric.length > 0
      ? step(say(saidText.withRubric))
      : chooseScore(say(saidText.scored(command.score)), scene, answer, String(command.score));
  if (command.kind === 'level') {
    const { name, level } = levelAt(rubric, grade, command) ?? {};
    if (name === undefined || !level) return step(state);
    return chooseLevel(say(saidText.level(name, level.label)), scene, answer, name, level);
  }
  if (!ai) return step(say(aiSaidText.none));
  if (ai.score === null) return step(say(aiSaidText.open));
  const scored = { ...ai, score: ai.score };
  if (command.kind === 'takeAi')
    return chosen(say(aiSaidText.taken(ai.score)), scene, { do: 'edit', answer, grade: withAi(grade, scored, rubric) });
  const left = chosen(say(aiSaidText.left), scene, { do: 'edit', answer, grade: withoutPoints(grade) });
  return step(left.state, ...left.effects, { do: 'focus', on: 'score' });
}

/** Words for the feedback of the open answer. */
export function addFeedback(state: GradingState, scene: Scene, join: (text: string, nickname: string) => string): Step {
  const { detail, place } = scene;
  if (!place.answer || !detail) return step(state);
  const answer = { address: place.answer, detail };
  return step(state, { do: 'edit', answer, text: join(shownOf(answer, scene).text, detail.member.nickname) });
}

/** What opens the list of templates in the field. */
export const beginTemplate = (state: GradingState, scene: Scene): Step =>
  addFeedback(state, scene, (text) => (text === '' || /\s$/.test(text) ? `${text}/` : `${text} /`));

export const insertTemplate = (state: GradingState, scene: Scene, words: string): Step =>
  addFeedback(announced(state, templatesText.inserted), scene, (text, nickname) =>
    [text, fillTemplate(words, nickname)].filter((one) => one !== '').join('\n'),
  );
