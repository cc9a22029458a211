import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';
import {
  MERGE_CONFLICT_LABELS,
  MERGE_RULE_TEXTS,
  MERGED_PART_LABELS,
} from '@dure/contract/platform/merging/merge-labels.text';
import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import { number } from '../../../ui/text/number-format.ts';

export const mergingText = {
  open: '겹친 계정 합치기',
  merge: '합치기',
  title: '겹친 계정 합치기',
  lead: `한 사람이 두 번 가입했을 때 써요. ${MERGE_DAYS}일 안에는 되돌릴 수 있어요.`,
  search: '같은 사람의 다른 계정',
  searchHint: '닉네임, 이메일, 학번',
  found: '찾은 계정',
  nobody: '다른 계정을 찾지 못했어요. 이메일이나 학번으로 찾아보세요.',
  keep: '어느 계정을 남길까요',
  parts: MERGED_PART_LABELS,
  conflicts: MERGE_CONFLICT_LABELS,
  rules: MERGE_RULE_TEXTS,
  roles: MEMBER_ROLE_LABELS,
  moves: '옮기는 것',
  nothing: '옮길 것이 없어요.',
  both: '겹치는 것',
  count: (count: number) => number.format(count),
  after: '합친 계정은 모든 기기에서 로그아웃되고, 로그인하면 남은 계정으로 안내해요. 두 메일 주소로도 알려요.',
  reason: '이유',
  kept: '변경 기록에 1년 동안 남아요.',
  cancel: '취소',
  done: (name: string) => `${name}님의 계정을 하나로 합쳤어요.`,
  merged: '합친 계정',
  undoUntil: '까지 되돌릴 수 있어요',
  undo: '되돌리기',
  undoTitle: '합친 계정 되돌리기',
  undoLead: '옮긴 것은 지금 모습으로 돌아가고, 합친 뒤에 새로 쓴 것은 남은 계정에 있어요.',
  undone: '두 계정을 다시 나눴어요.',
} as const;
