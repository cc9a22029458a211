/** What the form says about two people writing at once, and about what is sent by hand. */
export const saveText = {
  byHand: {
    untouched: '고친 내용은 수정하기를 눌러야 클럽에 반영돼요',
    changed: '이 기기에 저장됨 · 수정하기를 눌러야 클럽에 반영돼요',
  },
  conflict: {
    title: '다른 곳에서 먼저 수정했어요',
    body: '다른 탭이나 기기, 또는 다른 강사가 이 클럽을 먼저 저장했어요. 어느 쪽으로 이어 쓸지 골라 주세요. 고르지 않은 쪽도 이 기기에 보관해요.',
    choose: '어느 쪽으로 쓸지 고르기',
    differs: '서로 다른 곳',
    mine: '내 내용으로 이어 쓰기',
    theirs: '먼저 저장된 내용 가져오기',
    mineShort: '내 내용',
    theirsShort: '먼저 저장된 내용',
    none: '비어 있음',
    quizzes: (count: number) => `퀴즈 ${count}개`,
  },
} as const;
