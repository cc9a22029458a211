import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SetupPart } from '@dure/contract/platform/operator/setup.endpoints';
import { z } from 'zod';
import type { FileStore } from '../../../kernel/files/store.ts';
import { DiskStore } from '../../../kernel/files/disk-store.ts';
import type { OperatorCall } from '../../../kernel/operator/operator-work.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/unit.ts';
import { tryProvider } from '../../assistance/ai/ai.public.ts';
import { setupText as text, testMail } from './operator.text.ts';
import { findLastBackup } from './setup.queries.ts';

interface Tried {
  readonly isWorking: boolean;
  readonly message: string;
}

const lastBackup = async ({ database }: Services) => (await database.readGlobal(findLastBackup))[0]?.finished_at;

/** What the installation has beside its database, and what it lacks. */
export async function setupParts({ services }: OperatorCall) {
  const { mail, files, ai } = services;
  const saved = await lastBackup(services);
  const isSet: Record<SetupPart, boolean> = {
    MAIL: mail.postman !== undefined,
    STORAGE: !(files instanceof DiskStore),
    AI: ai.installation !== undefined,
    BACKUP: saved !== undefined,
  };
  return (Object.keys(isSet) as SetupPart[]).map((part) => {
    const { set, unset } = text.parts[part];
    return { part, isSet: isSet[part], message: isSet[part] ? set : unset };
  });
}

const reason = (error: unknown) => text.failed(error instanceof Error ? error.message : String(error));

async function tryMail({ services, now }: OperatorCall, recipient: string | undefined): Promise<Tried> {
  const { postman } = services.mail;
  if (!postman) return { isWorking: false, message: text.nothingSet };
  const to = z.email().safeParse(recipient);
  if (!to.success) return refuseFields([{ path: 'recipient', message: text.recipientMissing }]);
  try {
    const letter = { id: randomUUID(), recipient: to.data, ...testMail(now), unsubscribeUrl: null };
    await postman.deliver(letter);
    return { isWorking: true, message: text.mailSent(to.data) };
  } catch (error) {
    return { isWorking: false, message: reason(error) };
  }
}

/** Keeps a few bytes, reads them and removes them, as files of people are. */
async function keepAndRead(files: FileStore): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-setup-'));
  const [key, path, bytes] = [`${randomUUID()}/${randomUUID()}`, join(directory, 'file'), randomUUID()];
  try {
    await writeFile(path, bytes);
    await files.put(key, path, 'text/plain');
    const read = await buffer(await files.get(key));
    await files.delete(key);
    return read.toString() === bytes;
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function tryStorage({ services: { files } }: OperatorCall): Promise<Tried> {
  try {
    const isSame = await keepAndRead(files);
    return { isWorking: isSame, message: isSame ? text.storageWorks : text.storageDiffers };
  } catch (error) {
    const { cause } = error as Error;
    return { isWorking: false, message: reason(cause ?? error) };
  }
}

async function tryAi({ services: { ai } }: OperatorCall): Promise<Tried> {
  if (!ai.installation) return { isWorking: false, message: text.nothingSet };
  const { isWorking, message } = await tryProvider(ai.gateway, ai.installation);
  return { isWorking, message };
}

async function tryBackup({ services }: OperatorCall): Promise<Tried> {
  const saved = await lastBackup(services);
  return { isWorking: saved !== undefined, message: saved ? text.savedAt(saved) : text.neverSaved };
}

/** Tries one part, and says in a sentence what came of it. */
export function testSetupPart(work: OperatorCall, part: SetupPart, recipient: string | undefined): Promise<Tried> {
  const tries: Record<SetupPart, () => Promise<Tried>> = {
    MAIL: () => tryMail(work, recipient),
    STORAGE: () => tryStorage(work),
    AI: () => tryAi(work),
    BACKUP: () => tryBackup(work),
  };
  return tries[part]();
}
