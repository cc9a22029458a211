import { numberFormat } from '../../../../ui/text/number-format.ts';
const two = numberFormat(2, 2);

/** What the workspace says of evaluations by AI. */
export const aiText = {
  title: 'AI 평가',
  judges: { INSTRUCTOR: '강사', AI: 'AI', SELF: '자기' },
  builtIn: '내장 도구가 모범 답안의 요점을 찾았어요. AI 제공자를 쓰지 않았어요.',
  builtInName: '내장 도구',
  reasons: '읽은 까닭',
  by: (model: string) => `${model} 모델이 읽었어요.`,
  confidence: (share: number, isLow: boolean) => `확신 ${isLow ? '낮음 ' : ''}${two.format(share)}`,
  uncalibrated: '(스스로 매긴 값)',
  unread: (parts: readonly string[]) => `읽지 않은 말: ${parts.map((part) => `‘${part}’`).join(', ')}`,
  suggestion: '한 가지 제안',
  take: 'AI 점수 쓰기',
  taken: 'AI 점수를 썼어요',
  leave: '따로 매기기',
  none: '아직 AI가 읽지 않은 답변이에요.',
  ask: 'AI 평가 받기',
  again: '다시 평가',
  failed: 'AI 평가를 받지 못했어요.',
  points: (points: number | null, most: number) => `AI ${points ?? '–'} / ${most}`,
  open: '–, 직접 읽어 주세요',
  pointsOf: '모범 답안의 요점',
  morePoints: (count: number) => `요점 ${count}개 더 보기`,
  evidenceOf: (criteria: readonly number[]) => `기준 ${criteria.join(', ')}의 근거`,
};
