import type { PresetName } from './brand-colours.ts';
import type { Footer } from './footer.ts';
import type { LoginNameType } from './login-name-type.ts';
import type { TenantColumns } from './tenant-columns.ts';

export const PRESET_LABELS: Readonly<Record<PresetName, string>> = {
  Blue: '파랑',
  Black: '검정',
  Green: '초록',
  Burgundy: '자주',
  Teal: '청록',
};

export const FOOTER_KIND_LABELS: Readonly<Record<Footer['kind'], string>> = {
  UNIVERSITY_A: '대학 1',
  UNIVERSITY_B: '대학 2',
  COMPANY: '회사',
  GENERIC: '주소와 링크',
};

/** Whether people may be without an address, and who hands out their one-time codes. */
export const LOGIN_NAME_TYPE_LABELS: Readonly<Record<LoginNameType, string>> = {
  NONE: '이메일이 꼭 필요함',
  MANAGER: '이메일 없이도 가입, 일회용 코드는 운영자만',
  INSTRUCTOR: '이메일 없이도 가입, 일회용 코드는 교수자도',
};

export const REGISTRATION_LABELS: Readonly<Record<TenantColumns['registration_authentication_type'], string>> = {
  NONE: '확인하지 않음',
  EMAIL: '메일로 확인',
  CODE: '코드로 확인',
};
