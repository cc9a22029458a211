import { build } from '../../../kernel/database/build.ts';

/** A picture that anybody of the tenant may see: it was painted anew when it was uploaded. */
export const findImage = (tenantId: string, fileKey: string) =>
  build
    .selectFrom('files')
    .select(['content_type', 'byte_size'])
    .where('tenant_id', '=', tenantId)
    .where('file_key', '=', fileKey)
    .where('purpose', 'in', ['CLUB_IMAGE', 'PROFILE_IMAGE', 'TENANT_LOGO', 'POST_IMAGE']);
