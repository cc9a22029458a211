import { SecretLost, type SecretBox } from '../../../../kernel/secrets/secret-box.ts';

/** The secret of a link; null where the installation has no longer what sealed it. */
export function secretIn(secrets: SecretBox, sealed: string | null, tenantId: string): string | null {
  if (sealed === null) return null;
  try {
    return secrets.open(sealed, tenantId);
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}
