import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface VersionOf {
  readonly tenantId: string;
  readonly contentSequence: number;
  readonly versionNo: number;
}

const ofVersion = ({ tenantId, contentSequence, versionNo }: VersionOf) =>
  build
    .selectFrom('content_passages')
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('version_no', '=', versionNo);

export const listPassages = (of: VersionOf, { page, size }: PageOf) =>
  ofVersion(of)
    .select(['position', 'text', 'unit_no', 'heading'])
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size);

export const countPassages = (of: VersionOf) => ofVersion(of).select((row) => row.fn.countAll<number>().as('total'));

const notesOfVersion = ({ tenantId, contentSequence, versionNo }: VersionOf) =>
  build
    .selectFrom('content_notes')
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('version_no', '=', versionNo);

export const listNotes = (of: VersionOf, { page, size }: PageOf) =>
  notesOfVersion(of)
    .select(['position', 'text', 'unit_no', 'heading'])
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size);

export const countNotes = (of: VersionOf) => notesOfVersion(of).select((row) => row.fn.countAll<number>().as('total'));

/** All that was read of the version that counts, in its order; none where it was not read. */
export const passagesOf = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('content_passages as passage')
    .innerJoin('contents', (join) => sameTenant(join, 'contents', 'passage', ['content_sequence', 'version_no']))
    .select(['passage.position', 'passage.text', 'passage.unit_no', 'passage.heading', 'passage.version_no'])
    .where('passage.tenant_id', '=', tenantId)
    .where('passage.content_sequence', '=', contentSequence)
    .orderBy('passage.position');
