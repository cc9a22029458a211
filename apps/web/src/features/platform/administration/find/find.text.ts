export const findText = {
  title: '찾거나 이동',
  key: { apple: '⌘K', other: 'Ctrl K' },
  label: '사람, 클럽, 화면 찾기',
  placeholder: '이름, 이메일, 클럽, 화면',
  results: '찾은 것',
  groups: { pages: '화면', people: '사람', clubs: '클럽' },
  searching: '찾고 있어요',
  nothing: (wanted: string) => `‘${wanted}’에 맞는 것이 없어요`,
  failed: '사람과 클럽을 찾지 못했어요. 잠시 뒤에 다시 해 주세요.',
  recorded: '사람을 찾으면 회원 목록을 본 것으로 기록에 남아요.',
} as const;
