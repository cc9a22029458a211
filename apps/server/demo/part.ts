import type { SecretBox } from '../src/kernel/secrets/secret-box.ts';
import type { Transaction } from '../src/kernel/database/database.ts';
import type { Cover } from './clubs/covers.ts';
import type { StoredDocument } from './contents/documents.ts';
import type { PostFile } from './posts/posts.files.ts';
import type { TenantContent } from './tenants/tenants.content.ts';
import type { At } from './story-time.ts';

/** What the parts of one tenant's story share. */
export interface SeedContext {
  readonly transaction: Transaction;
  readonly tenant: TenantContent;
  readonly at: At;
  readonly passwordHash: string;
  /** Seals what the tenant keeps secret. */
  readonly secrets: SecretBox;
  readonly covers: readonly Cover[];
  readonly documents: readonly StoredDocument[];
  readonly postFiles: readonly PostFile[];
  /** Sequences by the names of the story, `club` and `club/quiz`: each part adds what it writes. */
  readonly sequences: Map<string, number>;
}

/** Writes the rows of one area, after those of the parts before it. */
export type Part = (seed: SeedContext) => Promise<void>;
