import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import type { PersonKey } from '../people/people.content.ts';

interface NodeContent {
  readonly level: string;
  readonly jobGroup: string;
  readonly text: string;
  /** A finished club of the story that it rests on. */
  readonly club?: string;
  /** A quiz of the story whose own official grade it rests on, by the key of its club and its own. */
  readonly quiz?: `${string}/${string}`;
}
interface ResumeStoryContent {
  readonly title: string;
  readonly text: string;
  /** Years before the first run, and months. */
  readonly from: readonly [years: number, month: number];
  readonly until: readonly [years: number, month: number];
  readonly nodes: readonly NodeContent[];
}
export interface ResumeContent {
  readonly who: PersonKey;
  readonly headline: string;
  /** Whether the clubs that it rests on are shown, and whether it has a public link. */
  readonly isShown: boolean;
  readonly stories: readonly ResumeStoryContent[];
}

const { plan, design, develop, engine } = JOB_GROUP;

/** Of members of 두레대학교: one with proof and a link, one that is written but not shown, one of a career that changed. */
export const RESUMES: readonly ResumeContent[] = [
  {
    who: 'member1',
    headline: '느린 화면을 실행 계획으로 고치는 백엔드 개발자',
    isShown: true,
    stories: [
      {
        title: '캠퍼스 중고장터 백엔드를 만들고 버티게 하기',
        text: '학생 3,200명이 쓰는 중고장터의 API와 데이터베이스를 맡았습니다. 개강 첫 주마다 느려지던 목록을 인덱스와 실행 계획을 다시 보며 1.8초에서 0.2초로 줄였습니다.',
        from: [2, 3],
        until: [1, 8],
        nodes: [
          {
            level: '1',
            jobGroup: plan,
            text: '문제 찾기\n느린 화면을 쓴 학생 12명을 만나 언제 포기하는지 적었습니다.',
          },
          {
            level: '2',
            jobGroup: develop,
            text: '목록 조회 다시 설계\n복합 인덱스와 키셋 페이지로 바꾸고 실행 계획을 기록했습니다.',
            quiz: 'database/keys',
          },
          {
            level: '2',
            jobGroup: plan,
            text: '숫자로 말하기\n줄어든 시간이 우연이 아닌지 표본과 신뢰 구간으로 확인했습니다.',
            club: 'statistics',
          },
        ],
      },
      {
        title: '교내 도서관 좌석 예약 개선',
        text: '자리를 맡아 두고 오지 않는 시간을 줄이려고 예약 흐름을 다시 그렸습니다. 빈자리 비율이 31%에서 12%로 내려갔습니다.',
        from: [1, 6],
        until: [0, 3],
        nodes: [
          {
            level: '2',
            jobGroup: design,
            text: '예약 흐름 다시 그리기\n사용성 평가 여섯 번으로 확인 단계를 셋에서 하나로 줄였습니다.',
          },
          {
            level: '3',
            jobGroup: engine,
            text: '현장 단말 붙이기\n좌석 센서가 보내는 신호를 모아 10분 뒤 자리를 돌려놓습니다.',
          },
        ],
      },
    ],
  },
  {
    who: 'member3',
    headline: '짧은 글로 오래 남는 안내를 쓰는 사람',
    isShown: true,
    stories: [
      {
        title: '학교 신문에서 생활 기사를 쓰다',
        text: '기숙사, 식당, 수강 신청처럼 모두가 겪지만 아무도 적지 않던 일을 적었습니다. 두 학기 동안 기사 24편을 썼고, 그중 세 편이 규정을 바꿨습니다.',
        from: [3, 9],
        until: [2, 6],
        nodes: [
          {
            level: '1',
            jobGroup: plan,
            text: '취재 계획\n한 주에 두 사람을 만나고 같은 질문을 세 번 물었습니다.',
          },
          {
            level: '2',
            jobGroup: design,
            text: '읽히는 지면\n첫 문단을 석 줄로 줄이고 표 하나로 끝냈습니다.',
          },
        ],
      },
      {
        title: '한국 단편을 읽고 안내문을 고쳐 쓰다',
        text: '소설가가 버린 문장을 찾아 읽으며, 보건소 안내문 40장을 다시 썼습니다. 전화로 다시 묻는 사람이 절반으로 줄었습니다.',
        from: [2, 3],
        until: [1, 2],
        nodes: [
          {
            level: '2',
            jobGroup: plan,
            text: '짧게 쓰기\n한 문장에 한 가지 일만 적는 규칙 다섯 개를 만들었습니다.',
            club: 'essay',
          },
        ],
      },
    ],
  },
  {
    who: 'member5',
    headline: '간호사에서 의료 데이터 기획자로',
    isShown: false,
    stories: [
      {
        title: '응급실에서 보낸 다섯 해',
        text: '하루 120명이 오는 응급실에서 분류와 인계를 맡았습니다. 인계지를 한 장으로 줄여 빠진 항목이 열에 넷에서 하나로 줄었습니다.',
        from: [8, 3],
        until: [3, 2],
        nodes: [
          {
            level: '3',
            jobGroup: plan,
            text: '인계지 다시 만들기\n빠진 항목 200건을 모아 순서를 바꿨습니다.',
          },
        ],
      },
      {
        title: '대기 시간을 재는 작은 도구',
        text: '환자가 어디에서 기다리는지 손으로 적던 것을 표로 옮기고, 기다린 까닭을 세 갈래로 나눴습니다.',
        from: [2, 4],
        until: [1, 12],
        nodes: [
          {
            level: '1',
            jobGroup: develop,
            text: '처음 만든 표\n스프레드시트 하나로 시작해 데이터베이스로 옮겼습니다.',
          },
          {
            level: '2',
            jobGroup: plan,
            text: '읽고 쓰는 훈련\n숫자 뒤에 있는 사람을 글로 남기는 법을 익혔습니다.',
            club: 'essay',
          },
        ],
      },
    ],
  },
];
