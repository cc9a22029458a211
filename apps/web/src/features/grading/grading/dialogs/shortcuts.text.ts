/** The keys of the workspace, as they are listed. */
export const SHORTCUTS = [
  {
    title: '답변 옮겨 다니기',
    shortcuts: [
      { keys: ['J'], label: '다음 답변 (건너뛰기)' },
      { keys: ['K'], label: '이전 답변' },
    ],
  },
  {
    title: '채점하기',
    shortcuts: [
      { keys: ['Q', 'W', 'E', 'R', 'T'], label: '첫째 기준의 단계' },
      { keys: ['A', 'S', 'D', 'F', 'G'], label: '둘째 기준의 단계' },
      { keys: ['Z', 'X', 'C', 'V', 'B'], label: '셋째 기준의 단계' },
      { keys: ['1 – 6'], label: '기준이 없을 때 빠른 점수 100 · 90 · 80 · 70 · 60 · 0' },
      { keys: ['Y'], label: 'AI 점수 쓰기' },
      { keys: ['N'], label: 'AI 점수를 두고 따로 매기기' },
      { keys: ['P'], label: '점수 직접 쓰기' },
      { keys: ['I'], label: '피드백 쓰기' },
      { keys: ['/'], label: '피드백에 템플릿 넣기' },
      { keys: ['U'], label: '되돌리기' },
      { keys: ['Enter'], label: '저장하고 다음' },
      { keys: ['Ctrl Enter', '⌘ Enter'], label: '입력 칸에서 저장하고 다음' },
      { keys: ['Esc'], label: '입력 칸에서 나오기' },
      { keys: ['?'], label: '이 목록 보기' },
    ],
  },
  {
    title: '여럿을 함께',
    shortcuts: [
      { keys: ['O'], label: '열린 답변 고르기' },
      { keys: ['L'], label: '고른 답변 함께 채점' },
      { keys: ['Shift'], label: '누르고 고르면 사이에 있는 답변까지' },
    ],
  },
];
