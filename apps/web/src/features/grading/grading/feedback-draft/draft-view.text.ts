import { number } from '../../../../ui/text/number-format.ts';

/** What is said of a draft of feedback that is here. */
export const draftViewText = {
  title: '피드백 초안',
  by: (model: string) => `AI 초안 · ${model}`,
  builtIn: '내장 도구 초안',
  after: (templates: readonly string[], earlier: number) =>
    [
      ...(templates.length > 0 ? [`템플릿 ${templates.map((title) => `‘${title}’`).join(', ')}`] : []),
      ...(earlier > 0 ? [`내가 쓴 피드백 ${number.format(earlier)}개`] : []),
    ].join(' · '),
  unsent: '저장하기 전에는 아무에게도 보이지 않아요.',
  take: '이 초안 쓰기',
  append: '뒤에 붙여 쓰기',
  again: '다시 만들기',
  drop: '버리기',
};
