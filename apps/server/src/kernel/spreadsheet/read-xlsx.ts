import { posix } from 'node:path';
import { readDateStyles } from './date-styles.ts';
import { readRows, readSharedTexts, readXml, type ReadSheet, type SheetLimits } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { unpack, zipEntries } from './zip-entries.ts';

/** Unpacked bytes of one part of a workbook where nothing else is said: a thousand rows need a tenth of it. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

interface WorkbookLimits extends SheetLimits {
  /** Unpacked bytes of one part. */
  readonly maxPartBytes?: number;
}

/** A sheet with its name. */
export interface NamedSheet extends ReadSheet {
  readonly name: string;
}

/**
 * A workbook's first sheet that is shown: the rows that have something in them, as texts. Throws `UnreadableSheet`: for what is no workbook, for one that
 * unpacks to more than it may, as soon as it does, and for more rows than asked for.
 */
export async function readXlsx(bytes: Buffer, limits: WorkbookLimits): Promise<NamedSheet> {
  const { file, entries } = await zipEntries(bytes);
  const part = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableSheet('broken');
    return unpack(file, entry, limits.maxPartBytes ?? MAX_PART_BYTES);
  };
  let first: string | undefined;
  let sheetName = '';
  let isFrom1904 = false;
  await readXml(part(WORKBOOK), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || first !== undefined || (attributes['state'] ?? 'visible') !== 'visible') return;
      first = attributes['r:id'];
      sheetName = attributes['name'] ?? '';
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
  const dates = entries.has(STYLES) ? await readDateStyles(part(STYLES)) : new Set<number>();
  const dialect = { shared, isDate: (style: number) => dates.has(style), isFrom1904 };
  return { name: sheetName, ...(await readRows(part(path), dialect, limits)) };
}
