import { posix } from 'node:path';
import { readRows, readSharedTexts, readXml, type SheetLimits, type SheetRow } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { unpack, zipEntries } from './zip-entries.ts';

/** Unpacked bytes of one part of a workbook: a thousand rows need a tenth of it. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';

/**
 * The rows of a workbook's first sheet that have something in them, as texts. Throws `UnreadableSheet`: for what is no workbook, for one that
 * unpacks to more than it may, as soon as it does, and for more rows than asked for.
 */
export async function readXlsx(bytes: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  const { file, entries } = await zipEntries(bytes);
  const part = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableSheet('broken');
    return unpack(file, entry, MAX_PART_BYTES);
  };
  let first: string | undefined;
  await readXml(part(WORKBOOK), {
    open: (name, attributes) => {
      if (name === 'sheet') first ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  await readXml(part(RELATIONS), {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === first) target = attributes['Target'];
    },
  });
  if (target === undefined) throw new UnreadableSheet('broken');
  const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
  const shared = entries.has(SHARED) ? await readSharedTexts(part(SHARED)) : [];
  return readRows(part(path), shared, limits);
}
