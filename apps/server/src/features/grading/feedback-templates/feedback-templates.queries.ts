import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Reader {
  readonly tenantId: string;
  readonly memberId: string;
  readonly club: number;
}

const mineOrShared = ({ tenantId, memberId, club }: Reader) =>
  build
    .selectFrom('feedback_templates')
    .where('feedback_templates.tenant_id', '=', tenantId)
    .where((row) =>
      row.or([row('feedback_templates.owner_id', '=', memberId), row('feedback_templates.club_sequence', '=', club)]),
    );

const withOwner = (query: ReturnType<typeof mineOrShared>) =>
  query
    .innerJoin('members', (join) => sameTenant(join, 'members', 'feedback_templates', { member_id: 'owner_id' }))
    .select([
      'feedback_templates.template_sequence',
      'feedback_templates.owner_id',
      'feedback_templates.club_sequence',
      'feedback_templates.title',
      'feedback_templates.text',
      'feedback_templates.version',
      'members.nickname',
    ]);
export type TemplateRow = RowsOf<ReturnType<typeof withOwner>>[number];

export const listTemplates = (reader: Reader, { page, size }: PageOf) =>
  withOwner(mineOrShared(reader))
    .orderBy('feedback_templates.template_sequence')
    .limit(size)
    .offset((page - 1) * size);

export const countTemplates = (reader: Reader) =>
  mineOrShared(reader).select((row) => row.fn.countAll<number>().as('total'));

export const findTemplate = (reader: Reader, template: number) =>
  withOwner(mineOrShared(reader)).where('feedback_templates.template_sequence', '=', template);

/** The caller's own template, held until the transaction ends. */
export const lockTemplate = ({ tenantId, memberId }: Reader, template: number) =>
  build
    .selectFrom('feedback_templates')
    .select(['template_sequence', 'version', 'club_sequence'])
    .where('tenant_id', '=', tenantId)
    .where('template_sequence', '=', template)
    .where('owner_id', '=', memberId)
    .forUpdate();

interface Written {
  readonly title: string;
  readonly text: string;
  /** Where it is shared; null: nowhere. */
  readonly club: number | null;
  readonly now: Date;
}

export const addTemplate = ({ tenantId, memberId }: Reader, { title, text, club, now }: Written) =>
  build
    .insertInto('feedback_templates')
    .values({
      tenant_id: tenantId,
      owner_id: memberId,
      club_sequence: club,
      title,
      text,
      created_at: now,
      updated_at: now,
    })
    .returning('template_sequence');

export const changeTemplate = (tenantId: string, template: number, { title, text, club, now }: Written) =>
  build
    .updateTable('feedback_templates')
    .set((row) => ({ title, text, club_sequence: club, updated_at: now, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('template_sequence', '=', template);

export const removeTemplate = (tenantId: string, template: number) =>
  build.deleteFrom('feedback_templates').where('tenant_id', '=', tenantId).where('template_sequence', '=', template);
