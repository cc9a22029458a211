import { Readable } from 'node:stream';
import { FileMissing } from '../../../../kernel/files/store.ts';
import type { Services } from '../../../../kernel/unit.ts';
import type { ArchiveEntry } from '../../../tenancy/files/files.public.ts';
import { personalTables } from '../registry/registry.ts';
import { columnsOf, type OfMember } from '../registry/table-data.ts';
import { columnWords, tableWords } from '../registry/tables.text.ts';
import { exportText as text } from './export.text.ts';
import { listKeys } from './exports.queries.ts';
import { listOwnFiles, listOwnRows, listPlaces, ROWS_AT_ONCE } from './own-rows.queries.ts';

const given = personalTables.filter(([, data]) => data.given !== undefined);
const dataFolder = { id: 'data', name: text.dataFolder };
const filesFolder = { id: 'files', name: text.filesFolder };

/** A JSON list, written as its rows are read: of however many there are, one stretch is held. */
async function* listOf(stretches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[\n';
  for await (const rows of stretches)
    for (const row of rows) {
      yield `${isFirst ? '' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
  yield '\n]\n';
}

async function* stretchesOf(
  { database }: Services,
  [table, data]: (typeof given)[number],
  of: OfMember,
  keys: readonly string[],
) {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const [[stretch]] = await database.read(of.tenantId, listOwnRows(table, data, of, keys, offset));
    yield stretch!.rows;
    if (stretch!.rows.length < ROWS_AT_ONCE) return;
  }
}

/** What goes into a member's archive, each opened only when its turn has come. */
export async function entriesFor(services: Services, of: OfMember, tenantName: string): Promise<ArchiveEntry[]> {
  const { database, files, clock } = services;
  const [[kept], places, stored] = await database.read(of.tenantId, listKeys(), listPlaces(of), listOwnFiles(of));
  const modifiedAt = clock.now();
  const written = (name: string, open: () => Readable, folders = [dataFolder]): ArchiveEntry => ({
    folders,
    name,
    modifiedAt,
    isText: true,
    open: async () => open(),
  });
  const about = given.map(([table, data]) => ({
    file: `${tableWords[table]!}.json`,
    what: tableWords[table]!,
    columns: columnsOf(data.given),
  }));
  const readme = text.readmeOf({ tenantName, madeAt: modifiedAt.toISOString(), files: about, words: columnWords });
  // With its mark: editors of Windows take the text for what it is.
  const readmeEntry = written(text.readme, () => Readable.from([`\uFEFF${readme}`]), []);
  const tables = given.map((entry) =>
    written(`${tableWords[entry[0]]!}.json`, () =>
      Readable.from(listOf(stretchesOf(services, entry, of, kept!.keys[entry[0]]!))),
    ),
  );
  const placesEntry = written(`${text.places}.json`, () => Readable.from([JSON.stringify(places, null, 1)]));
  const bytes = stored.map((file): ArchiveEntry => ({
    folders: [filesFolder],
    name: `${file.file_key} ${file.name}`,
    modifiedAt: file.created_at,
    isText: file.content_type.startsWith('text/'),
    open: () =>
      files.get(`${of.tenantId}/${file.file_key}`).catch((error: unknown) => {
        // It was removed after it was listed.
        if (error instanceof FileMissing) return Readable.from([]);
        throw error;
      }),
  }));
  return [readmeEntry, ...tables, placesEntry, ...bytes];
}
