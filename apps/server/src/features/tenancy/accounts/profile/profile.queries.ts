import { build } from '../../../../kernel/database/build.ts';

const COLUMNS = ['email', 'login_name', 'nickname', 'student_number', 'profile_image_key', 'created_at'] as const;
const changing = (tenantId: string, memberId: string) =>
  build.updateTable('members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const findProfile = (tenantId: string, memberId: string) =>
  build.selectFrom('members').select(COLUMNS).where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

/** The profile, held: of two changes at once the second one sees what the first one did. */
export const lockProfile = (tenantId: string, memberId: string) => findProfile(tenantId, memberId).forUpdate();

export const setNickname = (tenantId: string, memberId: string, nickname: string) =>
  changing(tenantId, memberId).set({ nickname }).returning(COLUMNS);

export const setImageKey = (tenantId: string, memberId: string, key: string | null) =>
  changing(tenantId, memberId).set({ profile_image_key: key }).returning(COLUMNS);
