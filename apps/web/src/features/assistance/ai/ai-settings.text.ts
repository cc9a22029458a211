import type { AiPurpose } from '@dure/contract/assistance/ai/ai-purposes';
import { number, numberFormat } from '../../../ui/text/number-format.ts';

const tenths = numberFormat(1);
const won = (value: number) => `${number.format(value)}원`;
const PURPOSES: Record<AiPurpose, string> = {
  GRADING: '채점',
  MODEL_ANSWER: '모범 답안',
  QUIZ: '퀴즈 만들기',
  FEEDBACK: '피드백 초안',
  GROUPS: '생각 묶기',
  EVALUATION: '클럽 평가',
  ASSISTANT: '강의 도우미',
  CHATBOT: '두레 도우미',
};

export const aiSettingsText = {
  title: 'AI 설정과 비용',
  lead: 'AI 없이도 모든 화면이 돌아가요. 무엇이 채점했는지는 언제나 화면에 적혀요.',
  saved: 'AI 설정을 저장했습니다.',
  unsaved: '저장하지 않은 AI 설정이 있어요. 나갈까요?',
  engine: {
    title: '어디에 맡길까요',
    BUILT_IN: {
      label: '내장 도구만',
      description: '밖으로 아무것도 보내지 않아요. 키워드와 글의 비슷함으로 채점해요.',
    },
    INSTALLATION: { label: '설치된 서버의 AI' },
    noInstallation: '운영자가 정한 제공자가 아직 없어요.',
    installed: (model: string) => `운영자가 정한 제공자를 함께 써요. 모델: ${model}`,
    TENANT: {
      label: '우리 대학의 제공자',
      description: '주소와 키를 직접 정해요. 이름, 이메일, 학번은 보내지 않아요.',
    },
  },
  provider: {
    protocol: '방식',
    protocols: { openai: 'OpenAI 호환', anthropic: 'Anthropic' },
    baseUrl: '주소',
    baseUrlHint: { openai: 'https://llm.example.ac.kr/v1', anthropic: 'https://api.anthropic.com/v1' },
    model: '모델',
    key: '키',
    inputPrice: '보내는 글의 값',
    outputPrice: '받는 글의 값',
    priceHint: '토큰 백만 개마다. 0이면 비용을 세지 않아요.',
    unit: '원',
  },
  test: {
    run: '연결 시험',
    again: '다시 시험',
    running: '작은 질문 하나를 보내고 있어요.',
    worked: '연결 시험에 성공했어요',
    failed: '연결 시험에 실패했어요',
  },
  cost: {
    title: (month: string) => `${Number(month.slice(5))}월 비용`,
    until: (day: string) => `${Number(day.slice(8))}일까지`,
    sum: won,
    ofCap: (cap: number) => `/ 한도 ${won(cap)}`,
    share: (percent: number) => `한도의 ${percent}%`,
    projected: (value: number) => `이대로면 이달에 약 ${won(value)}이에요.`,
    reached: '한도에 닿았어요. 내장 도구로 이어서 일하고 있어요.',
    noCap: '한도가 없어요.',
    hasCap: '한도 두기',
    cap: '한 달 한도',
    stops: '한도에 닿으면 멈추기',
    stopsHint: '내장 도구로 이어서 일해요',
    failed: (count: number) => `실패한 호출 ${number.format(count)}번`,
  },
  calibration: {
    title: 'AI 확신을 믿을 수 있나요',
    lead: '확신을 강사 점수와 10점 안에서 맞은 비율에 맞춰요. 모델마다 따로 맞추고 매시간 다시 재요.',
    none: '아직 잰 모델이 없어요.',
    builtIn: '내장 도구',
    few: (count: number, needed: number) => `채점 ${count}개 · ${needed}개부터 맞춰요. 아직 공식 점수로 쓸 수 없어요.`,
    fitted: (count: number, error: number) => `채점 ${count}개 · 기대 보정 오차 ${tenths.format(100 * error)}%p`,
  },
  uses: {
    title: '무엇에 썼나요',
    clubs: '어느 클럽에 썼나요',
    purpose: '쓰임',
    club: '클럽',
    calls: '횟수',
    won: '원',
    share: '몫',
    empty: '이달에는 AI를 부르지 않았어요.',
    purposes: PURPOSES,
    percent: (percent: number) => `${percent}%`,
  },
};
