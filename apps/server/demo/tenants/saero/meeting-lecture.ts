import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';

const START = -40;
const week = (no: number) => ({ startDay: START + (no - 1) * 7, endDay: START + no * 7 - 1 });

export const MEETING_LECTURE: ClubContent = {
  key: 'meeting-lecture',
  name: '짧은 회의, 남는 기록',
  tagline: '결정과 담당과 기한이 남는 회의를 합니다.',
  description: `회의가 끝나고 "그래서 누가 하기로 했죠?"라고 묻지 않기 위한 세 주였습니다.

교안은 계속 읽을 수 있습니다.`,
  leader: 'manager',
  instructors: ['instructor'],
  status: '0500',
  startDay: START,
  endDay: START + 20,
  recruitFromDay: -54,
  recruitToDay: -41,
  studyCycle: ['WED'],
  weekCount: 3,
  capacity: 12,
  jobGroups: ['0100'],
  jobs: ['0101'],
  jobLevels: [2, 3],
  tags: ['회의', '기록'],
  isPublic: true,
  participationCode: 'WHODOESIT3',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 5,
  members: people('member1 member2 member6 member8'),
  pending: [],
  quizzes: [],
  lecture: {
    assistant: { name: '', tone: 'BRIEF', scope: 'ALL' },
    studies: [
      {
        title: '부르기 전에',
        description: '회의가 아니어도 되는 일을 가려냅니다.',
        ...week(1),
        materials: [
          {
            name: '부르기 전에.md',
            papers: [
              {
                heading: '회의가 필요한 때',
                paragraphs: [
                  '알리기만 할 일은 글로 쓴다. **함께 정해야 할 것**이 있을 때 모인다. 부르는 글에 정할 것을 한 문장으로 적는다.',
                ],
              },
            ],
          },
        ],
      },
      {
        title: '이끄는 법',
        description: '말하지 않은 사람에게 먼저 묻습니다.',
        ...week(2),
        materials: [
          {
            name: '이끄는 법.pdf',
            papers: [
              { heading: '1. 시간을 나눈다', paragraphs: ['안건마다 시간을 적고, 넘치면 따로 모일 사람만 정한다.'] },
              { heading: '2. 마지막 오 분', paragraphs: ['결정, 담당, 기한을 소리 내어 읽고 마친다.'] },
            ],
          },
        ],
      },
      {
        title: '남기는 법',
        description: '한 쪽 기록의 본보기를 읽습니다.',
        ...week(3),
        materials: [
          {
            name: '남기는 법.docx',
            papers: [
              {
                heading: '한 쪽 기록',
                paragraphs: ['누가 무슨 말을 했는지가 아니라 무엇을 정했는지를 적는다. 하루 안에 나눈다.'],
              },
            ],
          },
        ],
      },
    ],
    readings: [
      { by: 'member1', studies: 3, lastDay: -22 },
      { by: 'member2', studies: 3, lastDay: -20 },
      { by: 'member8', studies: 2, lastDay: -25 },
    ],
  },
};
