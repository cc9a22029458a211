import { changedNamesIn } from '@dure/contract/authoring/quiz-clubs/club-form';
import { CLUB_FORM, CLUB_QUIZ_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { codeNames } from '../../../../ui/text/code-names.ts';
import { number } from '../../../../ui/text/number-format.ts';

/** The words of what changed in a club since it was last seen. */
export const changesText = {
  title: '지난 제출 뒤 바뀐 내용',
  since: (moment: string) => `${moment} 제출과 비교했어요.`,
  rejection: '지난 반려 사유',
  nothing: '바뀐 내용이 없어요.',
  failed: '지난 제출을 불러오지 못했어요.',
  before: '이전',
  after: '지금',
  empty: '없음',
  yes: '예',
  no: '아니요',
  count: (count: number) => `바뀐 곳 ${number.format(count)}개`,
  get fields() {
    const { jobGroup, job, jobLevel } = codeNames();
    return { ...changedNamesIn(CLUB_FORM), jobGroups: jobGroup, jobs: job, jobLevels: jobLevel };
  },
  quizFields: changedNamesIn(CLUB_QUIZ_FORM),
  quiz: (no: number) => `퀴즈 ${number.format(no)}`,
  kinds: { ADDED: '추가', REMOVED: '삭제', CHANGED: '수정' },
  moved: (from: number, to: number) => `순서: ${number.format(from)}번째에서 ${number.format(to)}번째로`,
  level: (label: string, points: number, reason: string) => `${label} ${points}${reason === '' ? '' : `: ${reason}`}`,
  criterion: (name: string, weight: number) => `${name} ${number.format(weight)}`,
  pictureChanged: '이미지가 바뀌었어요.',
  marksChanged: '글은 그대로이고, 서식이나 줄바꿈이 바뀌었어요.',
} as const;
