import { people } from '../../answers/write.ts';
import type { QuestionContent } from '../../lectures/lectures.content.ts';

export const SECURITY_QUESTIONS: readonly QuestionContent[] = [
  {
    by: 'member3',
    study: 1,
    question: '수상한 링크를 이미 눌렀으면 무엇부터 하나요?',
    said: { material: '1주 수상한 메일.pptx', sentence: '네트워크를 끊고 30분 안에 정보보호팀에 알린다.' },
    isMarked: true,
    wonders: people('member1 member5'),
    day: -8,
    minute: 9 * 60 + 40,
    answer: {
      by: 'instructor',
      text: '랜선을 뽑거나 와이파이를 끄고, 바로 정보보호팀에 전화하세요. 스스로 지우면 흔적이 사라집니다.',
      day: -8,
      minute: 10 * 60,
    },
    isSolved: true,
  },
  {
    by: 'member6',
    study: 2,
    question: '비밀번호 관리 프로그램을 써도 되나요?',
    asked: 'BOTH',
    wonders: people('member2 member4'),
    day: -3,
    minute: 16 * 60,
  },
  {
    by: 'member2',
    study: 2,
    question: '비밀번호는 몇 글자여야 하나요?',
    said: { material: '2주 비밀번호와 인증.pdf', page: 1, sentence: '사내 기준은 14자 이상이다.' },
    asked: 'ASSISTANT',
    day: -2,
    minute: 11 * 60,
  },
  {
    by: 'member5',
    study: 1,
    question: '제가 받은 메일이 수상한데 봐 주실 수 있나요?',
    isPrivate: true,
    day: -1,
    minute: 8 * 60 + 50,
  },
];
