import { existsSync } from 'node:fs';
import { MIN_PASSPHRASE } from '@dure/contract/platform/operator/operator-limits';
import { newTenant } from '@dure/contract/platform/operator/new-tenant';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { fileStoreOf } from '../file-store.ts';
import { withClient } from '../kernel/database/client.ts';
import { insertOperatorEntry, type OperatorChange } from '../kernel/operator/entries.queries.ts';
import { asOwner } from '../owner-connection.ts';
import { secretsOf } from '../secret-keys.ts';
import { byShell, fail, text, type Command, type Given } from './arguments.ts';
import { exportTenant } from './moving/export-tenant.ts';
import { discardImport } from './moving/import-journal.ts';
import { importTenant } from './moving/import-tenant.ts';

async function passphraseBy({ askSecret }: Given): Promise<string> {
  const passphrase = await askSecret('Passphrase of the archive');
  if (passphrase.length < MIN_PASSPHRASE) fail(`The passphrase must have at least ${MIN_PASSPHRASE} characters.`);
  return passphrase;
}

async function recordOn(client: pg.ClientBase, change: OperatorChange): Promise<void> {
  const { sql, parameters } = insertOperatorEntry(byShell(), change, new Date()).compile();
  await client.query(sql, [...parameters]);
}

const storesOf = async (config: Config) => ({ files: await fileStoreOf(config), secrets: await secretsOf(config) });

const named = (keys: readonly string[]) =>
  keys.length === 0 ? [] : [`${keys.length} files were missing: ${keys.join(', ')}`];

export const tenantExport: Command = {
  help: `tenant export --address ADDRESS --file FILE [--overwrite]
  writes all of it into one sealed archive, and asks for a passphrase; people go on working meanwhile`,
  options: { address: { type: 'string' }, file: { type: 'string' }, overwrite: { type: 'boolean' } },
  required: ['address', 'file'],
  run: async (given) => {
    const { config, values, tell } = given;
    const [uri, path] = [text(values, 'address'), text(values, 'file')];
    if (existsSync(path) && !values['overwrite'])
      fail(`There is a file ${path} already: add --overwrite, or name another one.`);
    const passphrase = await passphraseBy(given);
    const stores = await storesOf(config);
    return asOwner(config, async (owner) => {
      const made = await exportTenant({ owner, ...stores, uri, path, passphrase, now: new Date(), tell });
      const { tenantId, name } = made.head;
      const after = { rows: made.rows, files: made.files };
      await withClient(owner, (client) =>
        recordOn(client, { action: 'tenantExported', tenant: { tenantId, name }, after }),
      );
      return [
        `${name} is in ${path}: ${made.rows} rows and ${made.files} files.`,
        ...named(made.missing),
        ...(made.lostSecrets > 0
          ? [`${made.lostSecrets} secrets do not open with SECRET_KEYS and go along as they are.`]
          : []),
        'Whoever has the file and its passphrase can read all of it.',
      ].join('\n');
    });
  },
};

export const tenantImport: Command = {
  help: `tenant import --file FILE [--address ADDRESS]
  takes an archive over into this installation; nobody sees it before all of it is there
  --address ADDRESS      its address here, where it is to be another one: links to the old one end then`,
  options: { file: { type: 'string' }, address: { type: 'string' } },
  required: ['file'],
  run: async (given) => {
    const { config, values, tell } = given;
    const wished = values['address'] === undefined ? undefined : text(values, 'address');
    if (wished !== undefined && !newTenant.shape.uri.safeParse(wished).success)
      fail('--address must be lower-case letters, digits and hyphens, neither www nor localhost.');
    const passphrase = await passphraseBy(given);
    const stores = await storesOf(config);
    return asOwner(config, async (owner) => {
      const made = await importTenant({
        owner,
        ...stores,
        path: text(values, 'file'),
        passphrase,
        uri: wished,
        now: new Date(),
        tell,
        record: (client, { tenantId, name }) =>
          recordOn(client, { action: 'tenantImported', tenant: { tenantId, name } }),
      });
      return [
        `${made.head.name} is here under the address ${made.uri}: ${made.rows} rows and ${made.files} files, the same as there.`,
        ...named(made.missing),
        'People log in anew. What was open in the other installation is used there until its address leads here.',
      ].join('\n');
    });
  },
};

export const tenantDiscard: Command = {
  help: 'tenant discard --address ADDRESS    removes what an import left that was killed',
  options: { address: { type: 'string' } },
  required: ['address'],
  run: async ({ config, values }) => {
    const files = await fileStoreOf(config);
    return asOwner(config, (owner) =>
      withClient(owner, async (client) => {
        const begun = await discardImport(client, files, text(values, 'address'));
        await recordOn(client, { action: 'importDiscarded', tenant: begun });
        return `Nothing is left of the import of ${begun.name}.`;
      }),
    );
  },
};
