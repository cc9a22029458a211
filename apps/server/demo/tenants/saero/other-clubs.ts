import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

const INCIDENT_CLUB: ClubContent = {
  key: 'incident',
  name: '장애 회고 읽기 모임',
  tagline: '누구의 탓이 아니라 무엇이 그랬는지 함께 읽습니다.',
  description: `지난해 우리 서비스에서 있었던 장애 가운데 두 건을 골라 **누가 아니라 무엇이** 문제였는지 다시 읽었습니다.

회고는 반성문이 아닙니다. 다음 당직자가 더 빨리 알아차리고 더 안전하게 되돌릴 수 있게 하는 글입니다.

모임은 끝났습니다. 정리한 점검표는 개발 위키에 옮겨 두었습니다.`,
  leader: 'instructor',
  instructors: ['manager'],
  status: '0500',
  startDay: -45,
  endDay: -18,
  recruitFromDay: -55,
  recruitToDay: -46,
  studyCycle: ['FRI'],
  weekCount: 4,
  capacity: 10,
  jobGroups: ['0300'],
  jobs: ['0301', '0305'],
  jobLevels: [3, 4],
  tags: ['장애', '회고', '운영'],
  isPublic: false,
  participationCode: 'NOBLAME004',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 0,
  members: people('member1 member3 member4 member5 member8'),
  pending: [],
  quizzes: [
    {
      key: 'root-cause',
      question: `회고에 "원인: 담당자가 설정 값을 잘못 입력함. 대책: 더 주의한다"라고 적혀 있습니다. **"왜"를 세 번 더** 물어 다시 써 보세요.`,
      modelAnswer: `왜 잘못 입력했나 → 단위(초, 밀리초)가 화면에 없었다. 왜 걸러지지 않았나 → 값의 범위를 **검사하지 않았다**. 왜 곧바로 전체에 퍼졌나 → **단계적 배포**가 없었다. 대책은 입력 검사, 단위 표시, 일부 서버에 먼저 적용, 자동 **되돌리기**처럼 사람의 주의에 기대지 않는 것이어야 한다.`,
      keywords: ['단위', '범위', '검사', '단계적', '되돌리기'],
      week: 1,
      topic: '근본 원인',
      openDay: -45,
      deadlineDay: -39,
      published: true,
      answers: [
        answer(
          'member1',
          [-44, '16:20', '두 사람이 함께 확인하도록 한다.'],
          [
            -41,
            '18:02',
            '두 사람이 봐도 같은 화면이면 같은 실수를 한다. 왜 잘못 넣었나: 초인지 밀리초인지 알 수 없었다. 왜 통과했나: 범위 검사가 없었다. 왜 커졌나: 모든 서버에 한꺼번에 적용되었다. 그래서 검사와 단계적 적용을 넣는다.',
          ],
          {
            grade: 96,
            feedback: '사람을 늘리는 대책의 한계를 스스로 찾았습니다.',
            selfGrade: 88,
            likes: 'member3 member5 member8',
            picks: 'member3 member8',
            comprehension: 5,
          },
        ),
        answer(
          'member3',
          [-45, '10:48', '문서가 낡아서 틀린 값을 넣었을 것이다.'],
          [
            -40,
            '11:35',
            '문서가 낡았어도 시스템이 틀린 값을 거절했다면 장애는 없었다. 왜 거절하지 않았는지, 왜 알람이 20분 뒤에 울렸는지까지 물어야 한다.',
          ],
          {
            grade: 88,
            feedback: '알람이 늦은 까닭까지 물은 점이 좋습니다. 그 답도 한 줄씩 적어 보세요.',
            likes: 'member1 member5',
            picks: 'member1',
            comprehension: 4,
          },
        ),
        answer(
          'member5',
          [-43, '17:33', '교육을 강화한다.'],
          [
            -39,
            '16:50',
            '교육은 새로 온 사람에게만 닿고 급할 때는 잊는다. 입력 화면에 단위와 정상 범위를 보여 주고 벗어나면 막는다.',
          ],
          {
            grade: 85,
            feedback: '교육의 한계를 잘 짚었습니다. "왜"를 한 번 더 물어 배포 방식까지 내려가 보세요.',
            selfGrade: 80,
            likes: 'member1',
            comprehension: 4,
          },
        ),
        answer(
          'member8',
          [-44, '09:57', '권한을 팀장에게만 준다.'],
          [
            -39,
            '13:24',
            '권한을 좁히면 새벽에 되돌릴 사람이 없어진다. 대신 바꾼 값을 한 번에 되돌리는 단추를 만들고 변경 기록을 남긴다.',
          ],
          {
            grade: 90,
            feedback: '대책이 새로운 위험을 만드는지 따져 본 점이 훌륭합니다.',
            likes: 'member3 member5',
            picks: 'member5',
            comprehension: 4,
            replies: [reply('member5', 140, '권한 문제는 저도 반대였는데 까닭을 정리해 주셨네요.')],
          },
        ),
      ],
    },
    {
      key: 'retry-storm',
      question:
        '데이터베이스가 30초 느려졌다가 회복했는데 서비스는 **20분 동안** 살아나지 못했습니다. 재시도와 이어 설명하고, 두 가지 대책을 쓰세요.',
      modelAnswer: `느려진 동안 실패한 요청이 한꺼번에 **재시도**되어 평소의 몇 배가 몰리고, 그 때문에 다시 실패하는 **되먹임**이 생긴다(재시도 폭풍). 대책: 간격을 늘리고 무작위로 흩뜨리는 **백오프와 지터**, 실패가 이어지면 잠시 끊는 **회로 차단기**, 재시도 예산, 대기열의 길이 제한.`,
      keywords: ['재시도', '백오프', '지터', '회로', '대기열'],
      week: 3,
      topic: '재시도 폭풍',
      openDay: -31,
      deadlineDay: -25,
      published: true,
      answers: [
        answer(
          'member1',
          [-30, '17:11', '캐시가 비워져서 다시 채우는 데 오래 걸렸다.'],
          [
            -27,
            '18:39',
            '캐시도 있겠지만 기록을 보면 요청 수가 평소의 네 배였다. 실패한 요청을 세 번씩 즉시 다시 보내서 회복한 데이터베이스를 다시 눌렀다. 지수 백오프에 무작위를 더하고, 실패율이 높으면 회로를 끊는다.',
          ],
          {
            grade: 97,
            feedback: '기록의 숫자로 가설을 가려낸 점이 모범적입니다.',
            selfGrade: 92,
            likes: 'member3 member4',
            picks: 'member4',
            comprehension: 5,
          },
        ),
        answer(
          'member4',
          [-31, '14:05', '커넥션이 모두 차서 그렇다.'],
          [
            -26,
            '17:28',
            '커넥션이 찬 것은 결과이고, 기다리던 요청에 재시도까지 겹쳐 빠지지 않은 것이 원인이다. 재시도 횟수를 줄이고 대기열을 짧게 해 빨리 실패하게 한다.',
          ],
          {
            grade: 89,
            feedback: '결과와 원인을 구분했습니다. 지터가 왜 필요한지도 생각해 보세요.',
            likes: 'member1 member3',
            picks: 'member1 member3',
            comprehension: 4,
          },
        ),
        answer(
          'member3',
          [-29, '10:26', '서버를 늘리면 빨리 회복한다.'],
          [
            -25,
            '11:47',
            '서버를 늘리면 재시도하는 쪽이 늘어 데이터베이스를 더 누른다. 다시 보내는 간격을 늘리고 서로 다른 시각에 보내게 해야 한다.',
          ],
          {
            grade: 86,
            feedback: '서버 증설이 역효과를 내는 까닭을 정확히 설명했습니다. 차단하는 대책도 하나 더해 보세요.',
            selfGrade: 78,
            likes: 'member4',
            comprehension: 4,
          },
        ),
      ],
    },
  ],
};

const PROCESS_CLUB: ClubContent = {
  key: 'process',
  name: '반도체 8대 공정, 우리 부품의 자리',
  tagline: '우리 부품이 어느 공정에서 쓰이는지 고객의 말로 설명합니다.',
  description: `우리 회사 부품이 들어가는 장비는 **공정의 어디에서 무슨 일을** 할까요? 영업도 개발도 같은 그림을 보기 위한 클럽입니다.

웨이퍼에서 패키징까지 여섯 주 동안 공정 하나씩을 자기 업무의 말로 설명합니다.

공학 전공이 아니어도 됩니다. 생산기술팀이 함께 답을 읽어 드립니다.`,
  leader: 'instructor',
  instructors: [],
  status: '0300',
  startDay: 8,
  endDay: 49,
  recruitFromDay: -5,
  recruitToDay: 7,
  studyCycle: ['TUE'],
  weekCount: 6,
  capacity: 30,
  jobGroups: ['0400'],
  jobs: ['0403'],
  jobLevels: [1, 2],
  tags: ['반도체', '공정', '직무 교육'],
  isPublic: true,
  participationCode: 'WAFER8STEP',
  selfGrading: true,
  officialGrading: 'SELF',
  anonymous: false,
  members: people('member2 member6 member7 member8'),
  pending: [{ person: 'member1', message: '개발팀이지만 고객사의 공정을 이해하고 싶습니다.' }],
  quizzes: [
    {
      key: 'etching',
      question:
        '습식 식각과 건식 식각을 **동네 공사**에 빗대어 고객에게 설명해 보세요. 미세한 회로에 건식을 쓰는 까닭이 드러나야 합니다.',
      modelAnswer: `습식은 물로 씻어 내듯 **모든 방향**으로 깎여(등방성) 벽 밑까지 파이고, 건식은 위에서 내리꽂는 모래 분사처럼 **한 방향**으로 깎인다(이방성). 선폭이 좁으면 옆이 파이는 것만으로 회로가 끊기므로 플라스마를 쓰는 건식이 필요하다. 대신 느리고 비싸며 표면 **손상**을 관리해야 한다.`,
      keywords: ['등방성', '이방성', '플라스마', '선폭'],
      week: 1,
      topic: '식각',
      openDay: 8,
      deadlineDay: 14,
      published: true,
      answers: [],
    },
  ],
};

const MEETING_CLUB: ClubContent = {
  key: 'meeting',
  name: '한 장으로 끝내는 기획서',
  tagline: '결정할 사람이 끝까지 읽는 한 장을 씁니다.',
  description: `열두 장짜리 보고서를 **한 장**으로 줄이면 무엇이 남아야 할까요?

다섯 주 동안 실제 사내 기획서를 읽고 결정에 필요한 문장만 남기는 연습을 합니다. 목적, 선택지, 비용, 위험, 요청의 순서로 씁니다.

다음 주에 모집을 시작합니다. 사업부와 상관없이 신청할 수 있습니다.`,
  leader: 'manager',
  instructors: ['instructor'],
  status: '0200',
  startDay: 21,
  endDay: 55,
  recruitFromDay: 7,
  recruitToDay: 20,
  studyCycle: ['THU'],
  weekCount: 5,
  capacity: 15,
  jobGroups: ['0100'],
  jobs: ['0101', '0105'],
  jobLevels: [2],
  tags: ['기획서', '글쓰기', '의사결정'],
  isPublic: true,
  participationCode: 'ONEPAGER05',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: true,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'first-sentence',
      question:
        '"시장 환경이 급변하는 가운데 경쟁력 강화를 위하여"로 시작하는 기획서입니다. 이 문장을 지우고, **결정할 사람이 가장 먼저 알아야 할 한 문장**으로 바꾸어 보세요.',
      modelAnswer: `어느 기획서에나 붙을 수 있는 문장은 정보가 없다. **무엇을 결정해 달라는지, 얼마인지, 언제까지인지**를 담는다. 예: "고객센터 상담 도구를 바꾸는 데 4,200만 원을 승인해 주십시오. 이달 안에 결정하면 재계약 비용 1,800만 원을 아낍니다."`,
      keywords: ['결정', '비용', '정보'],
      week: 1,
      topic: '첫 문장',
      openDay: 21,
      deadlineDay: 27,
      published: true,
      answers: [],
    },
  ],
};

export const SAERO_OTHER_CLUBS: readonly ClubContent[] = [PROCESS_CLUB, MEETING_CLUB, INCIDENT_CLUB];
