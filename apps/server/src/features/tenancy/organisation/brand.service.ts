import type * as endpoints from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { FOOTER_PARTS, type Footer } from '@dure/contract/tenancy/tenants/footer';
import type { z } from 'zod';
import { reencodeImage, type PaintedUpload } from '../../../kernel/files/reencode.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, withUploads } from '../files/files.public.ts';
import { auditedBrand } from './audited.ts';
import { listLogoNames, type ChangedColumns } from './organisation.queries.ts';
import { keepColumns, saved } from './organisation.service.ts';
import { organisationView } from './organisation.view.ts';

type Wished = z.output<(typeof endpoints.saveBrand)['body']>;

/** A footer holds what its kind shows, and nothing that comes back when another kind is chosen. */
function footerOf({ kind, lines, ...given }: Footer): Footer {
  const parts = FOOTER_PARTS[kind].filter((part) => given[part] !== undefined);
  return { kind, lines, ...Object.fromEntries(parts.map((part) => [part, given[part]])) };
}

const columnsOf = (wished: Wished): ChangedColumns => ({
  name: wished.name,
  color_preset: wished.colorPreset,
  logo_grounds: wished.logoGrounds,
  footer: footerOf(wished.footer),
  use_quiz_club: wished.useQuizClub,
  use_lecture_club: wished.useLectureClub,
  use_chatbot: wished.useChatbot,
});

/** The column of each logo, where it changes: another file, or none. */
const logoColumn = (wish: Wished['logoWish'], key: string | undefined): string | null | undefined =>
  key ?? (wish === 'REMOVE' ? null : undefined);

/** Changes how the organisation presents itself; a logo that is replaced goes once the change has committed. */
export async function saveBrand(unit: Unit, wished: Wished, uploads: readonly Upload[]) {
  const { tenantId } = unit;
  const painted: PaintedUpload[] = [];
  for (const upload of uploads) painted.push(await reencodeImage(upload));
  const gone: string[] = [];
  const organisation = await withUploads(unit, painted, 'TENANT_LOGO', (files, keep) =>
    unit.write(async (transaction) => {
      const keyOf = (field: string) => files[painted.findIndex((one) => one.field === field)]?.key;
      const logo = logoColumn(wished.logoWish, keyOf('logo'));
      const darkLogo = logoColumn(wished.darkLogoWish, keyOf('darkLogo'));
      keep(transaction);
      const { before, after } = await keepColumns(transaction, wished.version, {
        ...columnsOf(wished),
        ...(logo !== undefined && { logo_key: logo }),
        ...(darkLogo !== undefined && { dark_logo_key: darkLogo }),
      });
      const kept = [after.logo_key, after.dark_logo_key];
      const shown = [before.logo_key, before.dark_logo_key, ...kept].filter((key) => key !== null);
      const named = shown.length === 0 ? [] : await transaction.rows(listLogoNames(tenantId, shown));
      const names = new Map(named.map(({ file_key, name }) => [file_key, name]));
      const now = organisationView(after);
      unit.record(transaction, {
        action: 'brand',
        before: auditedBrand(organisationView(before), before, names),
        after: auditedBrand(now, after, names),
      });
      gone.push(...shown.filter((key) => !kept.includes(key)));
      forgetFiles(transaction, gone);
      return now;
    }),
  );
  await removeUnnamed(unit, gone);
  return saved(unit, organisation);
}
