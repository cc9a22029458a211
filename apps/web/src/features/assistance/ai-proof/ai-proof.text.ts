import { OFFICIAL_AGREEMENT } from '@dure/contract/assistance/ai-proof/agreement';
import { numberFormat } from '../../../ui/text/number-format.ts';

const one = numberFormat(1);
const two = numberFormat(2, 2);
/** What the headline rests on. */
interface Verdict {
  readonly count: number;
  readonly within: number;
  readonly meanDifference: number;
  /** Whether the two agree well enough for official grades. */
  readonly isTrusted: boolean;
}
const leaning = (points: number) => `${points > 0 ? '너무 후해요' : '너무 박해요'}`;
const apart = (points: number) =>
  points === 0 ? '같음' : `${one.format(Math.abs(points))}점 ${points > 0 ? '높게' : '낮게'}`;

/** What the page says on which an instructor compares AI with their own grades. */
export const aiProofText = {
  title: 'AI 채점을 맡길 만한지 견주어 보기',
  place: (no: number) => `퀴즈 ${no}`,
  lead: (count: number) => `직접 채점한 답변 ${count}개를 AI가 점수를 모르는 채로 다시 채점했어요.`,
  unused: '아직 어느 멤버의 점수에도 쓰이지 않았어요.',
  used: '확신이 정한 값 이상이면 공식 점수로 쓰고 있어요.',
  leadBefore: 'AI가 어떻게 채점하는지 먼저 보세요. 직접 채점한 답변을 AI가 점수를 모르는 채로 다시 채점해요.',
  builtIn: 'AI 제공자가 없어 내장 채점 도구가 해요.',
  failed: '견주어 볼 답변을 불러오지 못했어요.',
  none: '아직 최종답변이 없어요. 답변이 모이면 여기서 견주어 볼 수 있어요.',
  table: {
    label: '답변별 비교',
    title: (count: number) => `답변 ${count}개`,
    spread: '점수가 고르게 퍼지도록 골랐어요',
    no: '번호',
    answer: '답변',
    instructor: '강사',
    ai: 'AI',
    picture: '그림',
    apart: '차이',
    both: (instructor: number, ai: number) => `강사 ${instructor}점, AI ${ai}점`,
    ungraded: '먼저 채점해 주세요',
    unread: '아직 견주지 않았어요',
    leftOpen: 'AI –, 직접 읽어 주세요',
    grade: (no: number) => `${no}번 답변 채점하기`,
    sideBySide: '나란히 보기',
  },
  apart,
  agreement: {
    label: '얼마나 비슷한가요',
    verdict: ({ count, within: near10, meanDifference, isTrusted }: Verdict) => {
      const within = near10 / count;
      if (!isTrusted) {
        const lean = Math.abs(meanDifference) <= OFFICIAL_AGREEMENT.meanDifference ? '' : leaning(meanDifference);
        return `${lean === '' ? '아직 많이 달라요' : lean}. 공식 점수로 쓰지 마세요`;
      }
      const near = within >= 0.85 ? '꽤 비슷하' : within >= 0.6 ? '어느 정도 비슷하' : '아직 많이 다르';
      if (Math.abs(meanDifference) < 1) return `${near}고, 치우치지 않아요`;
      return `${near}${within >= 0.6 ? '지만' : '고'}, 조금 ${meanDifference > 0 ? '후해요' : '박해요'}`;
    },
    exact: '점수가 똑같아요',
    within: '10점 안이에요',
    of: (count: number, all: number) => `${all}개 중 ${count}개`,
    kappa: '순서와 폭의 일치',
    kappaNone: '잴 수 없어요',
    kappaValue: (value: number) => two.format(value),
    kappaSays: (value: number) => `0에서 1 사이 ${two.format(value)}, 사람 두 명이 채점할 때는 보통 0.7에서 0.9`,
    kappaScale: ['0 우연', '사람끼리 0.7–0.9', '1'],
    kappaMeans: '우연히 맞은 몫을 빼고, 크게 틀릴수록 더 깎아서 잰 값이에요(가중 카파).',
    few: (count: number) => `답변이 ${count}개뿐이라 어림으로만 보세요.`,
    mean: 'AI가 평균',
    overall: (count: number, within: number, difference: number) =>
      `지금까지 함께 채점한 ${count}개 중 ${within}개가 10점 안이에요. AI가 평균 ${apart(difference)}.`,
    none: '아직 견준 답변이 없어요.',
  },
  calibration: {
    title: '확신을 얼마나 믿을 수 있나요',
    few: (count: number, needed: number) =>
      `이 기관의 강사 채점이 ${count}개 모였어요. ${needed}개부터 확신을 실제 일치에 맞춰요. 그전의 확신은 도구가 스스로 매긴 값이에요.`,
    fitted: (count: number, error: number) =>
      `강사 채점 ${count}개에 맞췄어요. 확신과 실제로 10점 안에 든 비율은 평균 ${one.format(100 * error)}%p 달라요.`,
  },
  mode: {
    title: '이 퀴즈에 어떻게 쓸까요?',
    hint: '언제든 바꿀 수 있고, 채점하실 때마다 일치를 계속 다시 재요',
    choices: {
      OFF: { label: '끄기', description: '답변을 열어 평가를 청할 때만 AI가 읽어요.' },
      SUGGEST: {
        label: '제안만',
        description: '최종답변이 들어오면 AI가 읽고, 점수 옆에 근거와 함께 보여요. 공식 점수는 직접 정해요.',
      },
      OFFICIAL: {
        label: '확신이 높으면 공식 점수로',
        description: '확신이 정한 값 이상인 답변은 AI 점수가 공식 점수가 되고, 나머지는 채점을 기다려요.',
      },
    },
    least: '공식 점수가 되는 확신',
    confidence: (share: number) => `${two.format(share)} 이상`,
    counts: (all: number, official: number, waiting: number) =>
      `남은 ${all}개 중 ${official}개가 공식 점수, ${waiting}개는 채점을 기다려요.`,
    unread: (count: number) => `아직 읽지 않은 ${count}개는 읽은 뒤에 정해져요.`,
    revisable: '마감 전이라 고칠 수 있는 답변은 마감 뒤에 공식 점수가 돼요. 강사 점수가 언제나 먼저예요.',
    tooFew: (count: number, needed: number) =>
      `직접 채점한 답변을 ${needed}개 이상 견주면 고를 수 있어요. 지금 ${count}개예요.`,
    apart: '직접 매기신 점수와 아직 많이 달라서 고를 수 없어요. 더 비슷해지면 고를 수 있어요.',
    unfitted: (count: number, needed: number) =>
      `강사 채점 ${needed}개부터 확신을 맞출 수 있고, 그 뒤에 고를 수 있어요. 지금 ${count}개예요.`,
    start: '이 방식으로 시작',
    started: '정한 대로 시작했어요.',
    remaining: (count: number) => `남은 답변 ${count}개`,
    free: '내장 도구는 비용이 들지 않아요.',
    cost: (won: number) => `읽는 데 약 ${one.format(won)}원`,
    left: (won: number) => `이번 달 한도가 ${one.format(won)}원 남았어요.`,
  },
  compare: '견주어 보기',
  more: '답변 더 채점해 보기',
};
