import { ESTABLISHMENT_STATUS, type EstablishmentStatus } from '@dure/contract/publishing/codes/seminar-codes';
import type { MentorType } from '@dure/contract/publishing/mentors/mentor-codes';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import type { PersonKey } from '../people/people.content.ts';

/** What somebody wished for from a mentor. */
export interface WishContent {
  readonly wish: string;
  readonly by: PersonKey;
  /** In days from the story's present. */
  readonly day: number;
  /** Others who wish for it, too. */
  readonly others: number;
  readonly status?: EstablishmentStatus;
  readonly reason?: string;
}

/** A mentor of the story. */
export interface MentorContent {
  readonly key: PersonKey;
  readonly type: MentorType;
  readonly isCertified: boolean;
  readonly jobGroup: string;
  readonly level: string;
  readonly introduction: string;
  readonly hours: readonly string[];
  /** Words of the titles of what they wrote. */
  readonly wrote: readonly string[];
  /** Words of the titles of seminars that they hold. */
  readonly holds: readonly string[];
  readonly wishes: readonly WishContent[];
}

export const MENTORS: readonly MentorContent[] = [
  {
    key: 'yujin',
    type: '0004',
    isCertified: true,
    jobGroup: JOB_GROUP.develop,
    level: '4',
    introduction:
      '12년째 브라우저와 서버 사이에서 일합니다. 느린 화면은 대개 글로 설명할 수 있을 때 빨라졌습니다. 그래서 코드보다 먼저 장애 보고서를 같이 씁니다.',
    hours: ['TUE 19:00-21:00', 'SAT 10:00-12:00'],
    wrote: ['화면 한 장이 그려지기까지', '주니어의 첫 장애 보고서'],
    holds: ['주니어 백엔드의 첫 장애 보고서'],
    wishes: [
      { wish: '느린 질의를 화면에서 알아채는 법', by: 'member2', day: -6, others: 6 },
      { wish: '혼자 하는 코드 리뷰', by: 'yuna', day: -3, others: 2 },
      {
        wish: '장애가 났을 때 첫 한 시간에 할 일',
        by: 'member4',
        day: -26,
        others: 4,
        status: ESTABLISHMENT_STATUS.opened,
        reason: '보고서를 같이 쓰는 자리에서 첫 한 시간부터 다룰게요.',
      },
    ],
  },
  {
    key: 'instructor',
    type: '0005',
    isCertified: true,
    jobGroup: JOB_GROUP.develop,
    level: '5',
    introduction:
      '데이터베이스를 스무 해 가르쳤습니다. 실행 계획을 읽지 못해 겁내던 사람이 숫자를 하나씩 짚게 되는 날이 가장 좋습니다. 질의 하나를 들고 오면 함께 읽습니다.',
    hours: ['WED 17:00-18:00'],
    wrote: [],
    holds: [],
    wishes: [
      { wish: '인덱스를 지워도 되는 때', by: 'junho', day: -4, others: 3 },
      {
        wish: '졸업 작품의 데이터 설계를 봐 주세요',
        by: 'soyul',
        day: -15,
        others: 0,
        status: ESTABLISHMENT_STATUS.declined,
        reason: '한 사람의 작품을 다루는 자리는 세미나로 열기 어려워요. 수요일 상담 시간에 들고 와 주세요.',
      },
    ],
  },
  {
    key: 'jiwoo',
    type: '0003',
    isCertified: true,
    jobGroup: JOB_GROUP.plan,
    level: '3',
    introduction:
      '설문과 실험을 설계하는 일을 합니다. 숫자가 말하지 않는 것을 먼저 묻는 편이 빠르다는 걸 여러 번 배웠습니다. 표본을 어떻게 모을지 막막할 때 불러 주세요.',
    hours: ['MON 20:00-21:00', 'THU 20:00-21:00'],
    wrote: ['표본 천 명의 설문을', '십 분 만에 보는 정규분포'],
    holds: [],
    wishes: [{ wish: '설문 문항을 짧게 줄이는 법', by: 'arin', day: -2, others: 1 }],
  },
  {
    key: 'seohyun',
    type: '0005',
    isCertified: true,
    jobGroup: JOB_GROUP.engine,
    level: '5',
    introduction:
      '전력망이 왜 버티고 왜 무너지는지 연구합니다. 큰 시스템을 작은 그림 몇 장으로 설명하는 연습을 학생들과 오래 해 왔습니다.',
    hours: ['FRI 16:00-17:30'],
    wrote: ['정전은 왜 한 도시에서'],
    holds: [],
    wishes: [{ wish: '태풍이 오기 전날 계통에서 하는 일', by: 'jaeyun', day: -5, others: 5 }],
  },
  {
    key: 'harin',
    type: '0003',
    isCertified: false,
    jobGroup: JOB_GROUP.design,
    level: '3',
    introduction:
      '사용자를 만나고, 들은 말을 화면으로 옮깁니다. 인터뷰에서 답을 알려 주고 싶은 마음을 참는 연습을 같이 해요.',
    hours: ['TUE 12:00-13:00'],
    wrote: ['“그 버튼이 어디 있죠?”', '색만으로 말하지 않는'],
    holds: [],
    wishes: [],
  },
  {
    key: 'manager',
    type: '0002',
    isCertified: false,
    jobGroup: JOB_GROUP.plan,
    level: '2',
    introduction:
      '교수학습혁신센터에서 클럽을 여는 사람들을 돕습니다. 회의가 끝나도 남는 기록, 처음 여는 클럽의 첫 주를 함께 준비합니다.',
    hours: [],
    wrote: [],
    holds: [],
    wishes: [{ wish: '첫 클럽을 여는 사람의 첫 주', by: 'dain', day: -1, others: 0 }],
  },
  {
    key: 'taeoh',
    type: '0002',
    isCertified: false,
    jobGroup: JOB_GROUP.develop,
    level: '3',
    introduction:
      '작년에 졸업하고 결제 서버를 만듭니다. 동시에 들어온 두 요청이 서로를 덮어쓰는 사고를 겪고 나서야 격리 수준을 외웠습니다. 취업을 앞둔 분들의 질문도 좋아요.',
    hours: ['SUN 15:00-17:00'],
    wrote: ['트랜잭션 격리 수준을'],
    holds: [],
    wishes: [{ wish: '첫 직장에서 석 달 안에 배울 것', by: 'seungmin', day: -8, others: 7 }],
  },
  {
    key: 'sunyoung',
    type: '0004',
    isCertified: true,
    jobGroup: JOB_GROUP.plan,
    level: '4',
    introduction:
      '만들지 않아도 되는 것을 찾아내는 기획자입니다. 요구사항 한 줄에 숨은 가정을 꺼내는 질문 다섯 개로 회의를 엽니다.',
    hours: ['THU 19:00-20:30'],
    wrote: ['요구사항을 의심하는 다섯', '듣는 사람이 남는 발표'],
    holds: ['요구사항을 의심하는 회의'],
    wishes: [{ wish: '거절하는 회의록 쓰기', by: 'chaewon', day: -7, others: 2 }],
  },
];
