import type { PresetName } from './brand-colours.ts';
import type { Footer } from './footer.ts';
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

export const REGISTRATION_LABELS: Readonly<Record<TenantColumns['registration_authentication_type'], string>> = {
  NONE: '확인하지 않음',
  EMAIL: '메일로 확인',
  CODE: '코드로 확인',
};
