import { CLUB_STATUS_LABELS } from '../../clubs/clubs/club-status.ts';
import { POINT_KIND_LABELS } from '../../people/points/point-kinds.text.ts';
import { MEMBER_ROLE_LABELS, MEMBER_TYPE_LABELS } from '../../tenancy/accounts/member-labels.text.ts';
import { NOTICE_WAY_LABELS } from '../../clubs/notices/notice-labels.text.ts';
import { CODE_NAMES_TYPES, codeNamesLabel } from '../../tenancy/tenants/code-names.text.ts';
import { STUDY_ORDER_TYPES, studyOrderLabel } from '../../tenancy/tenants/study-order.text.ts';
import {
  FOOTER_KIND_LABELS,
  LOGIN_NAME_TYPE_LABELS,
  PRESET_LABELS,
  REGISTRATION_LABELS,
} from '../../tenancy/tenants/tenant-labels.text.ts';
import { RETENTION_LABELS } from '../retention/retention-labels.text.ts';
import type { AuditChange, AuditValue } from '../../tenancy/audit/audit-actions.ts';

/** What the changed fields are called; one that is missing here is shown by its own name. */
const fields: Readonly<Record<string, string>> = {
  ...POINT_KIND_LABELS,
  ...RETENTION_LABELS,
  address: '바닥글 주소',
  apiKey: 'API 키',
  bannerUntil: '배너 기한',
  baseUrl: '주소',
  chatbotUrl: '도우미 주소',
  clientId: '클라이언트 ID',
  clientSecret: '클라이언트 비밀값',
  clubStatus: '클럽 상태',
  code: '코드',
  codeOrder: '코드 순서',
  codes: '소속',
  colorPreset: '색',
  darkLogo: '어두운 화면의 로고',
  engine: '맡는 곳',
  footerKind: '바닥글 종류',
  footerLines: '바닥글',
  inputPrice: '입력 단가',
  isLocked: '계정 잠금',
  isOffered: '로그인 화면에 보이기',
  isOn: '도우미',
  isPostPublished: '글 공개',
  issuer: '발급자 주소',
  job: '작업',
  retriedCount: '다시 보낸 메일',
  jobGroupLabelType: '코드를 부르는 이름',
  loginMemberTypes: '회원 유형',
  logo: '로고',
  logoGrounds: '로고 바탕',
  managersNeedSecondFactor: '운영자의 2단계 인증',
  mergedAccount: '합친 계정',
  model: '모델',
  monthlyCap: '한 달 한도',
  name: '기관 이름',
  needsClubApproval: '개설 승인',
  usePostReplies: '글의 댓글',
  noticeAudience: '공지 대상',
  noticeTitle: '공지 제목',
  noticeWays: '공지 방법',
  outputPrice: '출력 단가',
  phone: '바닥글 전화',
  postTitle: '글 제목',
  postVersion: '글 버전',
  seminarTitle: '세미나 제목',
  seminarStatus: '세미나 상태',
  seminarVersion: '세미나 버전',
  mentorType: '멘토 단계',
  mentorAuthenticated: '인증 멘토',
  mentorJobGroup: '멘토 직군',
  mentorLevel: '멘토 레벨',
  badgeKey: '배지 서명 키',
  wishStatus: '부탁 상태',
  bannerPosition: '배너 순서',
  bannerFrom: '배너 시작',
  protocol: '연결 방식',
  provesAddresses: '메일 주소를 기관이 보증',
  registrationAuthenticationType: '가입할 때 확인',
  loginNameType: '이메일 없는 사람',
  oneTimeCode: '일회용 코드',
  madeAccounts: '만든 계정',
  relatedSites: '관련 사이트',
  role: '역할',
  sendAt: '보내는 때',
  sessions: '로그인한 기기',
  studyOrderLabelType: '강의를 세는 말',
  stopsAtCap: '한도에 닿으면 멈춤',
  timeZone: '시간대',
  useChatbot: '도우미 메뉴',
  useLectureClub: '강의클럽 메뉴',
  useQuizClub: '퀴즈클럽 메뉴',
};

const on = { true: '켬', false: '끔' };
/** What the values of some fields are called. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clubStatus: CLUB_STATUS_LABELS,
  colorPreset: PRESET_LABELS,
  engine: { BUILT_IN: '내장 도구', INSTALLATION: '설치의 제공자', TENANT: '기관의 제공자' },
  footerKind: FOOTER_KIND_LABELS,
  jobGroupLabelType: Object.fromEntries(CODE_NAMES_TYPES.map((type) => [type, codeNamesLabel(type)])),
  studyOrderLabelType: Object.fromEntries(STUDY_ORDER_TYPES.map((type) => [type, studyOrderLabel(type)])),
  loginMemberTypes: MEMBER_TYPE_LABELS,
  logoGrounds: { LIGHT: '밝은 화면', DARK: '어두운 화면' },
  registrationAuthenticationType: REGISTRATION_LABELS,
  loginNameType: LOGIN_NAME_TYPE_LABELS,
  noticeWays: NOTICE_WAY_LABELS,
  role: MEMBER_ROLE_LABELS,
};

const won = (value: number) => `${value.toLocaleString('ko-KR')}원`;
const days = (value: number) => `${value.toLocaleString('ko-KR')}일`;
const numbers: Readonly<Record<string, (value: number) => string>> = {
  mailDays: days,
  invitationDays: days,
  noticeDays: days,
  conversationDays: days,
  inputPrice: won,
  monthlyCap: won,
  outputPrice: won,
};

export const auditFieldLabel = (field: string): string => fields[field] ?? field;

/** A value in words; what was empty, or is now, is a dash. */
export function auditValueText(field: string, value: AuditValue): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—';
  if (typeof value === 'boolean') return on[`${value}`];
  if (typeof value === 'number') return numbers[field]?.(value) ?? value.toLocaleString('ko-KR');
  return [value]
    .flat()
    .map((one) => values[field]?.[one] ?? one)
    .join(', ');
}

/** Of a secret nothing is kept but that it was changed. */
export const isSecretChange = ({ before, after }: AuditChange): boolean => before === null && after === null;
export const SECRET_CHANGED = '바뀜 (값은 남기지 않아요)';
