import { posix } from 'node:path';
import { readCellLooks } from './cell-looks.ts';
import { readXml } from './read-xml.ts';
import { readSharedTexts, type SheetDialect } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** The files of a workbook, by their names in it. */
export interface WorkbookParts {
  readonly has: (name: string) => boolean;
  readonly bytes: (name: string) => AsyncIterable<Buffer>;
}
/** The sheets of a workbook that are shown, in their order, and what is read of each in the same way. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly dialect: SheetDialect;
}

/** Where most programs put what a workbook does not name. */
const USUAL = { workbook: 'xl/workbook.xml', sharedStrings: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' } as const;
interface Relation {
  readonly id: string;
  /** The last word of its type: the rest differs between strict and usual workbooks. */
  readonly kind: string;
  readonly part: string;
}

async function relationsOf(parts: WorkbookParts, name: string): Promise<Relation[]> {
  const { dir, base } = posix.parse(name);
  const path = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!parts.has(path)) return relations;
  await readXml(parts.bytes(path), {
    open: (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (tag !== 'Relationship' || TargetMode === 'External') return;
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.push({ id: Id, kind: posix.basename(Type), part });
    },
  });
  return relations;
}

/** `r:id`, whatever the prefix is called. */
const relationId = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** Looks a workbook over. Programs name its parts as they like: only its relations say where they are. */
export async function readWorkbook(parts: WorkbookParts): Promise<Workbook> {
  const main = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.part ?? USUAL.workbook;
  if (!parts.has(main)) throw new UnreadableSheet('broken');
  const relations = await relationsOf(parts, main);
  const partOf = (kind: 'sharedStrings' | 'styles') => {
    const part = relations.find((one) => one.kind === kind)?.part ?? USUAL[kind];
    return parts.has(part) ? parts.bytes(part) : undefined;
  };
  const sheets: { name: string; part: string }[] = [];
  let isFrom1904 = false;
  await readXml(parts.bytes(main), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const relation = relations.find(({ id }) => id === relationId(attributes));
      if (relation && parts.has(relation.part)) sheets.push({ name: attributes['name'] ?? '', part: relation.part });
    },
  });
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  const shared = texts ? await readSharedTexts(texts) : [];
  const looks = styles ? await readCellLooks(styles) : new Map<number, never>();
  return { sheets, dialect: { shared, lookOf: (style: number) => looks.get(style), isFrom1904 } };
}
