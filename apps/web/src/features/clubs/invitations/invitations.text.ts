import { INVITATION_STATE_LABELS } from '@dure/contract/clubs/invitations/invitation-labels.text';
import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import { number } from '../../../ui/text/number-format.ts';

const people = (count: number) => `${number.format(count)}명`;

/** The words of the list of invitations. */
export const invitationsText = {
  title: '초대',
  lead: '누구를 초대했고 누가 들어왔는지 봐요. 링크는 한 번, 기한까지 쓸 수 있어요.',
  open: '회원 초대',
  failed: '초대를 불러오지 못했어요',
  filters: '초대 거르기',
  search: '이름, 이메일, 학번으로 찾기',
  state: '상태',
  states: INVITATION_STATE_LABELS,
  roles: MEMBER_ROLE_LABELS,
  total: (count: number) => `모두 ${people(count)}`,
  sending: '초대 메일을 쓰고 있어요',
  sendingOf: (done: number, of: number) => `${number.format(done)} / ${number.format(of)}`,
  leave: '이 화면을 떠나도 계속돼요.',
  proposed: (count: number) => `강사가 ${people(count)}의 초대를 기다려요`,
  showProposed: '살펴보기',
  table: {
    label: '초대 목록',
    name: '이름',
    role: '역할',
    clubs: '클럽',
    state: '상태',
    invitedBy: '초대한 사람',
    since: '초대한 날',
    until: '기한',
    waiting: '메일 쓰는 중',
    none: '-',
  },
  chosen: (count: number) => `${people(count)} 골랐어요`,
  drop: '고르기 그만두기',
  renew: '다시 초대',
  withdraw: '거두기',
  confirm: '초대하기',
  decline: '초대하지 않기',
  renewed: (count: number) => `${people(count)}을 다시 초대했어요.`,
  withdrawn: (count: number) => `${people(count)}의 초대를 거뒀어요.`,
  confirmed: (count: number) => `${people(count)}을 초대했어요.`,
  declined: (count: number) => `${people(count)}을 초대하지 않기로 했어요.`,
  nothing: '바꿀 초대가 없어요. 이미 들어왔거나 끝난 초대예요.',
  ask: {
    withdraw: (count: number) => `${people(count)}의 초대를 거둘까요?`,
    withdrawDetail: '보낸 링크는 바로 쓸 수 없게 돼요. 나중에 다시 초대할 수 있어요.',
    decline: (count: number) => `${people(count)}을 초대하지 않을까요?`,
    declineDetail: '메일을 보내지 않아요. 강사는 클럽 명단에서 다시 올릴 수 있어요.',
  },
  rule: {
    title: '강사가 바로 초대하기',
    hint: '끄면 클럽 명단의 모르는 사람은 운영자가 확인한 뒤에 초대해요.',
    saved: '초대 규칙을 바꿨어요.',
    stale: '다른 운영자가 먼저 바꿨어요. 새로 고친 뒤 다시 해 주세요.',
  },
} as const;
