import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';

const START = 9;
const week = (no: number) => ({ startDay: START + (no - 1) * 7, endDay: START + no * 7 - 1 });

export const WRITING_LECTURE: ClubContent = {
  key: 'writing-lecture',
  name: '읽는 사람을 위한 보고서 쓰기',
  tagline: '바쁜 사람도 첫 문단에서 결론을 찾습니다.',
  description: `보고서는 쓴 사람이 아니라 **읽는 사람의 시간**으로 값이 매겨집니다.

결론을 앞에 두는 법, 근거를 고르는 법, 숫자를 문장으로 옮기는 법을 네 주 동안 읽고 고쳐 씁니다.`,
  leader: 'harin',
  instructors: [],
  status: '0300',
  startDay: START,
  endDay: START + 27,
  recruitFromDay: -6,
  recruitToDay: 7,
  studyCycle: ['THU'],
  weekCount: 4,
  capacity: 16,
  jobGroups: ['0100'],
  jobs: ['0101', '0105'],
  jobLevels: [1],
  tags: ['보고서', '글쓰기'],
  isPublic: true,
  participationCode: 'READERFIRST',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 4,
  members: people('member2 member3 chaewon bomin seungmin'),
  pending: [{ person: 'member6', message: '과제 보고서가 늘 길어져서 배우고 싶습니다.' }],
  quizzes: [],
  lecture: {
    assistant: { name: '', tone: 'BRIEF', scope: 'ALL' },
    studies: [
      {
        title: '결론부터 쓰기',
        description: '두괄식이 왜 친절한지, 첫 문단에 무엇을 두는지 읽습니다.',
        ...week(1),
        materials: [
          {
            name: '결론부터 쓰기.docx',
            papers: [
              {
                heading: '첫 문단의 일',
                paragraphs: [
                  '보고서의 첫 문단은 읽는 사람이 더 읽을지 정하는 곳이다. 무엇을 하자는 것인지, 왜 지금인지, 얼마가 드는지를 먼저 쓴다.',
                  '배경은 결론을 이해하는 데 꼭 필요한 만큼만 쓴다. 배경이 길어지면 부록으로 옮긴다.',
                ],
              },
              { heading: '고쳐 쓰기', paragraphs: ['마지막 문단을 잘라 맨 앞에 붙여 본다. 대개 그것이 결론이다.'] },
            ],
          },
        ],
      },
      {
        title: '근거 고르기',
        description: '많은 근거가 아니라 무너지지 않는 근거를 남깁니다.',
        ...week(2),
        materials: [
          {
            name: '근거 고르기.pdf',
            papers: [
              {
                heading: '1. 주장과 근거와 전제',
                paragraphs: [
                  '주장은 근거만으로 서지 않는다. 근거가 주장을 받친다고 믿게 하는 전제가 있다. 전제를 소리 내어 말해 보면 약한 곳이 드러난다.',
                ],
              },
              {
                heading: '2. 반대쪽의 가장 강한 말',
                paragraphs: ['반론은 가장 약한 것이 아니라 가장 강한 것을 골라 답한다. 그래야 읽는 사람이 믿는다.'],
              },
            ],
          },
        ],
      },
      {
        title: '숫자를 문장으로',
        description: '표와 그래프에서 한 문장을 꺼냅니다.',
        ...week(3),
        materials: [
          {
            name: '숫자를 문장으로.md',
            papers: [
              {
                heading: '비교할 것을 함께 적기',
                paragraphs: ['숫자 하나는 아무 말도 하지 않는다. 작년, 목표, 다른 부서처럼 **견줄 것**을 함께 적는다.'],
              },
            ],
          },
        ],
      },
      { title: '서로 고쳐 주기', description: '한 쪽 보고서를 바꾸어 읽습니다.', ...week(4), materials: [] },
    ],
    readings: [
      { by: 'member2', studies: 1, lastDay: -2 },
      { by: 'chaewon', studies: 1, pages: 1, lastDay: -1 },
    ],
  },
};
