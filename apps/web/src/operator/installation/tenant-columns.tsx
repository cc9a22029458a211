import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { fileSize } from '../../ui/files/file-rules.ts';
import type { Column } from '../../ui/lists/table-types.ts';
import { Progress } from '../../ui/states/Progress.tsx';
import { number } from '../../ui/text/number-format.ts';
import { installationText } from './installation.text.ts';
import { TenantStateChip } from './TenantStateChip.tsx';

const text = installationText.tenants;

/** What files take, against what they may. */
function Space({ fileBytes, storageLimit }: Pick<OperatedTenant, 'fileBytes' | 'storageLimit'>) {
  if (storageLimit === null) return fileSize(fileBytes);
  return (
    <span className="flex items-center gap-2.5">
      <span className="w-14 flex-none">
        <Progress label={text.files} value={fileBytes} max={storageLimit} wordsHidden />
      </span>
      {fileSize(fileBytes)} / {fileSize(storageLimit)}
    </span>
  );
}

/** Columns of the organisations; the name opens its panel. */
export const tenantColumns = (onOpen: (tenant: OperatedTenant) => void): readonly Column<OperatedTenant>[] => [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    isSortable: true,
    cell: (tenant) => (
      <span className="flex flex-col items-start">
        <button
          type="button"
          className="touch-target text-left font-semibold hover:underline"
          onClick={() => onOpen(tenant)}
        >
          {tenant.name}
        </button>
        <span className="text-sm font-normal text-ink-3 [overflow-wrap:anywhere]">
          {tenant.siteUrl.replace(/^https?:\/\//, '')}
        </span>
      </span>
    ),
    className: 'desktop:min-w-48',
  },
  {
    id: 'state',
    header: text.state,
    cell: (tenant) => <TenantStateChip tenant={tenant} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'manager',
    header: text.manager,
    cell: ({ firstManager }) =>
      firstManager === null ? (
        text.nobody
      ) : firstManager.hasEntered ? (
        firstManager.nickname
      ) : (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          {firstManager.nickname} <Chip tone="pre">{text.invited}</Chip>
          <span className="text-sm text-ink-3">
            <DateText date={firstManager.invitedAt} look="short" />
          </span>
        </span>
      ),
  },
  { id: 'people', header: text.people, align: 'end', isSortable: true, cell: ({ people }) => number.format(people) },
  {
    id: 'files',
    header: text.files,
    isSortable: true,
    cell: (tenant) => <Space {...tenant} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'lastUsed',
    header: text.lastUsed,
    align: 'end',
    isSortable: true,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? text.notYet : <RelativeTime date={lastUsedAt} />),
    className: 'whitespace-nowrap',
  },
];
