import type { StatisticsFigure, StatisticsPart, StatisticsUnit } from './statistics-figures.ts';
import { LEAST_COUNTED_PEOPLE } from './statistics-limits.ts';

export const STATISTICS_PART_LABELS: Readonly<Record<StatisticsPart, string>> = {
  clubs: '클럽',
  activity: '활동',
  learning: '배움',
  ai: 'AI의 몫',
};

/** What each figure is called and what it means: the page, the file and the document of the API say it by these. */
export const STATISTICS_MEANINGS: Readonly<
  Record<StatisticsFigure, { readonly label: string; readonly meaning: string }>
> = {
  runningClubs: { label: '진행한 클럽', meaning: '그 달에 하루라도 진행중이던 퀴즈클럽과 강의클럽' },
  startedClubs: { label: '시작한 클럽', meaning: '그 달에 진행중이 된 클럽' },
  joinedPeople: {
    label: '클럽에 가입한 사람',
    meaning: '그 달에 클럽의 멤버가 된 사람. 여러 클럽에 가입해도 한 번 세요.',
  },
  answeringPeople: {
    label: '답을 낸 사람',
    meaning: '그 달에 사전답변이나 최종답변을 낸 사람. 여러 번 내도 한 번 세요.',
  },
  preCount: { label: '사전답변', meaning: '그 달에 처음 낸 사전답변' },
  finalCount: { label: '최종답변', meaning: '그 달에 처음 낸 최종답변' },
  questionCount: { label: '강의 질문', meaning: '그 달에 강의에서 한 질문' },
  onTimeShare: {
    label: '제때 제출',
    meaning: '그 달에 낸 최종답변 가운데 마감까지 낸 몫. 마감이 없으면 제때 낸 것으로 세요.',
  },
  averageGrowth: {
    label: '평균 성장률',
    meaning:
      '그 달에 낸 최종답변의 성장률 평균. 오른 답은 더 얻을 수 있던 점수 가운데 얻은 몫, 내린 답은 있던 점수 가운데 잃은 몫이에요. 공개 전 점수는 넣지 않아요.',
  },
  gradedCount: { label: '공식 점수가 있는 최종답변', meaning: '그 달에 낸 최종답변 가운데 공식 점수가 있는 것' },
  aiGradedShare: {
    label: 'AI가 준 공식 점수',
    meaning: '그 달에 낸 최종답변의 공식 점수 가운데, 강사가 채점하지 않아 AI의 점수가 그대로인 몫',
  },
  aiCalls: { label: 'AI에게 물은 횟수', meaning: '그 달에 AI 제공자에게 보낸 요청. 내장 도구의 일은 세지 않아요.' },
  aiCost: { label: 'AI 비용', meaning: '그 달의 요청에 든 비용. AI 설정과 비용에 나오는 금액과 같아요.' },
};

export const STATISTICS_FIGURE_LABELS = Object.fromEntries(
  Object.entries(STATISTICS_MEANINGS).map(([figure, { label }]) => [figure, label]),
) as Readonly<Record<StatisticsFigure, string>>;

/** Of a value that comes from too few people, in its place. */
export const HIDDEN_FIGURE = `${LEAST_COUNTED_PEOPLE}명 미만`;

export const STATISTICS_UNIT_LABELS: Readonly<Record<StatisticsUnit, string>> = {
  CLUBS: '개',
  PEOPLE: '명',
  PIECES: '개',
  TIMES: '번',
  SHARE: '%',
  WON: '원',
};
