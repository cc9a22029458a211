import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { composeMail, type Named } from '../../../kernel/mail/compose-mail.ts';

/** How people head the column of where somebody belongs, without blanks. */
export const ORGANIZATION_HEADS = ['소속', '학과', '학부', '전공', '부서', '팀', 'organization', 'department', 'dept'];

export const invitationsText = {
  unknownOrganization: '이 기관에 없는 소속입니다.',
  numberForCode: '코드로 들어올 사람은 학번이 필요해요.',
  loginNameOfOther: '다른 학번의 계정이 쓰는 아이디예요.',
  logInMissing: '이메일이나 아이디를 적어 주세요.',
  addressMissing: '이메일을 적어 주세요.',
  notListed: '명단에 있는 이름과 학번이 아니에요. 받은 명단대로 적어 주세요.',
  listedTwice: '이미 이 코드로 들어온 사람이에요. 본인이라면 로그인해 주세요.',
  listCode: (count: number) => `명단의 ${count.toLocaleString('ko-KR')}명`,
  untilPast: '지금보다 뒤의 날을 골라 주세요.',
  untilTooFar: (days: number) => `${days}일 안의 날을 골라 주세요.`,
  noSuchClub: '사람을 받을 수 없는 클럽이에요.',
} as const;

interface Letter {
  readonly name: string;
  readonly organizationCode: string;
  readonly role: MemberRole;
  /** The last day on which the link counts, `12.11 (금)`. */
  readonly until: string;
  readonly link: string;
}

/** What an invited person is sent. No password stands in it: they choose their own behind the link. */
export const invitationMail = (tenant: Named, { name, organizationCode, role, until, link }: Letter) =>
  composeMail(
    tenant,
    `${tenant.name}에 초대합니다`,
    `${name} 님, ${[organizationCode, MEMBER_ROLE_LABELS[role]].filter(Boolean).join(' ')}로 초대합니다.`,
    `비밀번호 정하고 시작하기\n${link}`,
    `${until}까지 한 번 쓸 수 있습니다. 초대받을 일이 없다면 이 메일을 지워 주세요.`,
  );
