import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';
import { SECURITY_QUESTIONS } from './security-lecture-questions.ts';

const START = -16;
const week = (no: number) => ({ startDay: START + (no - 1) * 7, endDay: START + no * 7 - 1 });

export const SECURITY_LECTURE: ClubContent = {
  key: 'security-lecture',
  name: '모두의 정보 보호: 메일 한 통에서 사고 대응까지',
  tagline: '이상한 메일을 받으면 무엇을 하지 말아야 할지 압니다.',
  description: `사고의 열에 아홉은 **메일 한 통**에서 시작합니다. 네 주 동안 우리 회사의 규정을 사례로 읽습니다.

한 주에 십 분이면 충분합니다.`,
  leader: 'instructor',
  instructors: [],
  status: '0400',
  startDay: START,
  endDay: START + 27,
  recruitFromDay: -30,
  recruitToDay: -17,
  studyCycle: ['MON'],
  weekCount: 4,
  capacity: null,
  jobGroups: ['0300'],
  jobs: ['0305'],
  jobLevels: [1, 2, 3],
  tags: ['정보 보호', '필수 교육'],
  isPublic: true,
  participationCode: 'LOOKTWICE4',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 2,
  members: people('member1 member2 member3 member4 member5 member6 member7'),
  pending: [],
  quizzes: [],
  lecture: {
    assistant: { name: '지킴이', tone: 'FORMAL', scope: 'ALL' },
    studies: [
      {
        title: '수상한 메일',
        description: '보낸 사람과 주소를 다시 보는 습관입니다.',
        ...week(1),
        materials: [
          {
            name: '1주 수상한 메일.pptx',
            papers: [
              {
                heading: '세 번 보는 메일',
                paragraphs: [
                  '보낸 사람의 이름이 아니라 주소를 본다.',
                  '서두르게 하는 말은 의심한다.',
                  '링크를 누르기 전에 실제 주소를 확인한다.',
                ],
              },
              {
                heading: '눌렀다면',
                paragraphs: ['네트워크를 끊고 30분 안에 정보보호팀에 알린다.', '혼자 지우거나 다시 켜지 않는다.'],
              },
            ],
          },
        ],
      },
      {
        title: '비밀번호와 인증',
        description: '길고 다르게, 그리고 두 번 확인합니다.',
        ...week(2),
        materials: [
          {
            name: '2주 비밀번호와 인증.pdf',
            papers: [
              {
                heading: '1. 길이가 강도다',
                paragraphs: ['여덟 자의 복잡한 비밀번호보다 스무 자의 쉬운 문장이 강하다. 사내 기준은 14자 이상이다.'],
              },
              {
                heading: '2. 두 번째 열쇠',
                paragraphs: ['2단계 인증은 비밀번호가 새더라도 막아 준다. 문자보다 인증 앱이나 보안 키를 쓴다.'],
              },
            ],
          },
        ],
      },
      {
        title: '자료를 나누는 법',
        description: '등급에 따라 보내도 되는 곳이 다릅니다.',
        ...week(3),
        materials: [
          {
            name: '3주 자료 등급.hwpx',
            papers: [
              {
                heading: '세 등급',
                paragraphs: [
                  '공개, 사내, 비밀의 세 등급이 있다. 사내 등급부터는 개인 메일과 개인 저장소에 두지 않는다.',
                  '비밀 등급은 받는 사람을 정하고 기한을 둔다.',
                ],
              },
            ],
          },
        ],
      },
      {
        title: '사고가 났을 때',
        description: '처음 한 시간에 할 일입니다.',
        ...week(4),
        materials: [
          {
            name: '4주 처음 한 시간.docx',
            papers: [
              {
                heading: '알리고, 끊고, 남긴다',
                paragraphs: [
                  '먼저 알린다. 다음으로 퍼지는 길을 끊는다. 지우지 말고 기록을 남긴다. 원인은 나중에 찾는다.',
                ],
              },
            ],
          },
        ],
      },
    ],
    questions: SECURITY_QUESTIONS,
    readings: [
      { by: 'member1', studies: 3, lastDay: -1 },
      { by: 'member2', studies: 2, lastDay: -3 },
      { by: 'member3', studies: 1, pages: 1, lastDay: -8 },
      { by: 'member4', studies: 3, lastDay: -1 },
      { by: 'member5', studies: 1, lastDay: -15 },
    ],
  },
};
