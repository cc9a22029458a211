import { badgeKeyOwner } from '../../features/people/resume-stories/resume-stories.public.ts';
import { factorSecretOwner, oidcSecretOwner } from '../../features/tenancy/accounts/accounts.public.ts';
import { type SecretBox, SecretLost } from '../../kernel/secrets/secret-box.ts';

type Row = Readonly<Record<string, string | null>>;

interface Sealed {
  readonly columns: readonly string[];
  /** Whom the secrets of a row belong to: another owner does not open them. */
  readonly ownerOf: (row: Row) => string;
}

const tenantOf = (row: Row) => row['tenant_id']!;

/** Columns that the key of the installation seals, by table. */
export const SEALED_COLUMNS: Readonly<Record<string, Sealed>> = {
  badge_keys: { columns: ['sealed_key'], ownerOf: (row) => badgeKeyOwner(tenantOf(row)) },
  ai_settings: { columns: ['sealed_key'], ownerOf: tenantOf },
  oidc_settings: { columns: ['sealed_secret'], ownerOf: (row) => oidcSecretOwner(tenantOf(row)) },
  push_keys: { columns: ['sealed_key'], ownerOf: tenantOf },
  resume_links: { columns: ['sealed_secret'], ownerOf: tenantOf },
  totp_factors: {
    columns: ['sealed_secret'],
    ownerOf: (row) => factorSecretOwner(tenantOf(row), row['member_id']!),
  },
};

const OPEN = 'open:';
const LOST = 'lost:';

function changed(line: string, { columns, ownerOf }: Sealed, change: (value: string, owner: string) => string): string {
  const row = JSON.parse(line) as Record<string, string | null>;
  const anew = columns.map((column) => [column, row[column] && change(row[column], ownerOf(row))]);
  return JSON.stringify({ ...row, ...Object.fromEntries(anew) });
}

/** A row with its secrets opened, for the archive, which is sealed as a whole. What nobody can open goes along as it is. */
export function openRow(table: string, line: string, secrets: SecretBox, onLost: () => void): string {
  const sealed = SEALED_COLUMNS[table];
  if (!sealed) return line;
  return changed(line, sealed, (value, owner) => {
    try {
      return OPEN + secrets.open(value, owner);
    } catch (error) {
      if (!(error instanceof SecretLost)) throw error;
      onLost();
      return LOST + value;
    }
  });
}

/** The same row with its secrets sealed by the key of this installation. */
export function sealRow(table: string, line: string, secrets: SecretBox): string {
  const sealed = SEALED_COLUMNS[table];
  if (!sealed) return line;
  return changed(line, sealed, (value, owner) =>
    value.startsWith(OPEN) ? secrets.seal(value.slice(OPEN.length), owner) : value.slice(LOST.length),
  );
}
