import { readRows, type ReadSheet, type SheetLimits } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { readWorkbook } from './workbook.ts';
import { unpack, zipEntries } from './zip-entries.ts';

/** Unpacked bytes of one part of a workbook where nothing else is said: a thousand rows need a tenth of it. */
const MAX_PART_BYTES = 8 * 1024 * 1024;

interface WorkbookLimits extends SheetLimits {
  /** Unpacked bytes of one part. */
  readonly maxPartBytes?: number;
}

/** A sheet with its name. */
export interface NamedSheet extends ReadSheet {
  readonly name: string;
}

/**
 * A workbook's first visible sheet: the rows with content, as texts. Throws `UnreadableSheet` for what is no workbook,
 * for one that unpacks to more than allowed (as soon as it does), and for too many rows.
 */
export async function readXlsx(bytes: Buffer, limits: WorkbookLimits): Promise<NamedSheet> {
  const { file, entries } = await zipEntries(bytes);
  const bytesOf = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableSheet('broken');
    return unpack(file, entry, limits.maxPartBytes ?? MAX_PART_BYTES);
  };
  const { sheets, dialect } = await readWorkbook({ names: entries.keys(), bytes: bytesOf });
  const [first] = sheets;
  if (!first) throw new UnreadableSheet('broken');
  return { name: first.name, ...(await readRows(bytesOf(first.part), dialect, limits)) };
}
