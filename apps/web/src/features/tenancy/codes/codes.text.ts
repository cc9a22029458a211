import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';
import { LISTED_CODE_USES } from '@dure/contract/tenancy/codes/code-limits';
import { codeNames } from '../../../ui/text/code-names.ts';
import { number } from '../../../ui/text/number-format.ts';

/** As the organisation calls them. */
const kindName = (kind: CodeKind): string => {
  const { jobGroup, job, jobLevel } = codeNames();
  return { JOB_GROUP: jobGroup, JOB: job, JOB_LEVEL: jobLevel }[kind];
};

export const codesText = {
  title: '코드',
  lead: '클럽과 퀴즈가 누구를 위한 것인지 고르는 이름이에요. 바꾼 이름은 쓰는 곳 모두에 바로 보여요.',
  kind: kindName,
  jobsOf: (group: string) => `${group}의 ${kindName('JOB')}`,
  chooseGroup: '위의 것을 고르면 여기에 보여요.',
  toNames: '부르는 이름 바꾸기',
  none: '아직 없어요. 아래에서 더해 주세요.',
  used: '쓰는 곳',
  usesOf: (name: string, count: number) => `${name}, 쓰는 곳 ${number.format(count)}곳 보기`,
  count: (count: number) => number.format(count),
  retired: '쓰지 않음',
  add: (kind: CodeKind) => `${kindName(kind)} 더하기`,
  newName: (kind: CodeKind) => `새 ${kindName(kind)} 이름`,
  name: (name: string) => `${name}의 새 이름`,
  actions: (name: string) => `${name} 고치기`,
  rename: '이름 바꾸기',
  up: '위로',
  down: '아래로',
  retire: '쓰지 않기',
  restore: '다시 쓰기',
  delete: '지우기',
  confirmDelete: '정말로 삭제하시겠습니까?',
  renameHint: '끌거나 Alt와 ↑ ↓로 옮기고, 두 번 누르거나 F2로 이름을 바꿔요.',
  stale: '다른 곳에서 먼저 고쳤어요. 지금 목록을 불러왔으니 확인하고 다시 해 주세요.',
  merging: {
    title: '두 가지 합치기',
    tick: (name: string) => `${name} 합치려고 고르기`,
    keep: '어느 이름을 남길까요',
    places: (count: number) => `${number.format(count)}곳`,
    clubs: '클럽',
    quizzes: '퀴즈',
    after: '합치면',
    lead: (merged: string, kept: string, count: number) =>
      `‘${merged}’ ${number.format(count)}곳이 ‘${kept}’에 들어가요. ${MERGE_DAYS}일 안에는 되돌릴 수 있어요.`,
    merge: (name: string) => `‘${name}’에 합치기`,
    cancel: '취소',
    merged: '합침',
    undo: '합친 것 되돌리기',
  },
  failed: '코드를 불러오지 못했어요',
  uses: {
    title: (name: string) => (name === '' ? '쓰는 곳' : `${name} · 쓰는 곳`),
    clubs: (count: number) => `클럽 ${number.format(count)}개`,
    quizzes: (count: number) => `퀴즈 ${number.format(count)}개`,
    othersHidden: '공개하지 않은 퀴즈는 수만 세고 보여 주지 않아요.',
    others: (count: number) => `그 밖 ${number.format(count)}곳`,
    othersCounted: '읽고 볼 것, 세미나, 멘토, 이력 이야기에서 쓰는 곳은 수만 세요.',
    newest: `최근 것부터 ${LISTED_CODE_USES}개까지 보여요.`,
    none: '아직 쓰는 곳이 없어요.',
    failed: '쓰는 곳을 불러오지 못했어요',
  },
} as const;
