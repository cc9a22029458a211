/** What people call what a read brings; of the pages that open without a network. */
const NAMES: Readonly<Record<string, string>> = {
  'GET /api/v1/my/home': '홈',
  'GET /api/v1/my/agenda': '일정',
  'GET /api/v1/my/teaching-week': '이번 주 수업',
  'GET /api/v1/my/waiting-quizzes': '채점할 퀴즈',
  'GET /api/v1/activity/alarms': '알림',
  'GET /api/v1/clubs': '클럽 목록',
  'GET /api/v1/my/clubs': '내 클럽',
  'GET /api/v1/my/favorite/clubs': '관심 클럽',
  'GET /api/v1/my/member-request-clubs': '가입 신청',
  'GET /api/v1/clubs/{club}/about': '클럽 소개',
  'GET /api/v1/clubs/{club}/week': '이번 주',
  'GET /api/v1/clubs/{club}/quizzes/me': '퀴즈 목록',
  'GET /api/v1/clubs/{club}/my-progress': '진행',
  'GET /api/v1/clubs/{clubSequence}/members': '멤버',
  'GET /api/v1/clubs/{club}/quizzes-my-answers': '내 답변',
  'GET /api/v1/clubs/{club}/growth/summary': '성장',
  'GET /api/v1/my/clubs/{club}/helped': '도움이 된 답변',
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer': '답변방',
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions': '지난 답변',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers': '다른 답변',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/first-answers': '다른 답변',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}': '다른 답변',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies': '댓글',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/brief': '브리프',
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/explanations': '키워드 설명',
  'GET /api/v1/my/replies': '내 댓글',
  'GET /api/v1/download/files': '파일',
  'GET /api/v1/contents/{id}': '콘텐츠',
  'GET /api/v1/contents/{id}/passages': '읽은 글',
  'GET /api/v1/lecture-club/{id}/about': '클럽 소개',
  'GET /api/v1/lecture-clubs/{club}/studies/{study}': '강의',
  'GET /api/v1/lecture-clubs/{club}/studies/{study}/quizzes': '강의 퀴즈',
  'GET /api/v1/club/lecture/questions': '질문',
  'GET /api/v1/lecture-clubs/{club}/questions/{serial}': '질문',
  'GET /api/v1/llm/ai-assistant': '강의 도우미',
  'GET /api/v1/llm/ai-assistant/messages': '도우미와 나눈 말',
  'GET /api/v1/my/recalls': '다시 떠올리기',
  'GET /api/v1/my/due-quizzes': '마감이 다가온 퀴즈',
  'GET /api/v1/my/messages': '쪽지',
  'GET /api/v1/my/friends': '친구',
  'GET /api/v1/my/friend-news': '친구 소식',
  'GET /api/v1/my/good-eye': '눈썰미',
  'GET /api/v1/monthly/ranking': '순위',
  'GET /api/v1/points/histories': '포인트',
  'GET /api/v1/my/profile': '프로필',
};
export const NAMED_READS: readonly string[] = Object.keys(NAMES);

const OTHERS = '일부 내용';
const SHOWN = 3;

/** What people call what a read brings, by its route. */
export const nameOfRead = (route: string): string => NAMES[route] ?? OTHERS;

export const missingText = {
  /** To stand after a sentence; empty where nothing is missing. */
  missing: (names: readonly string[]): string => {
    if (names.length === 0) return '';
    const more = names.length > SHOWN ? ` 외 ${names.length - SHOWN}가지` : '';
    return ` 이 기기에 없는 것: ${names.slice(0, SHOWN).join(', ')}${more}.`;
  },
} as const;
