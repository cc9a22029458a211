import { posix } from 'node:path';
import { readCellLooks } from './cell-looks.ts';
import { readXml } from './read-xml.ts';
import { readSharedTexts, type SheetDialect } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** The files of a workbook, by their names in it. */
export interface WorkbookParts {
  readonly names: Iterable<string>;
  readonly bytes: (name: string) => AsyncIterable<Buffer>;
}
/** The sheets of a workbook that are shown, in their order, and what is read of each in the same way. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly hiddenSheets: number;
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

/** The parts by name, as packages mean it: `SharedStrings.xml` is `sharedStrings.xml` (ECMA-376 part 2, 6.2.2). */
class Named {
  readonly #names: ReadonlyMap<string, string>;
  readonly #bytes: WorkbookParts['bytes'];

  constructor({ names, bytes }: WorkbookParts) {
    this.#names = new Map(Array.from(names, (name) => [name.toLowerCase(), name]));
    this.#bytes = bytes;
  }

  /** As the package writes it. */
  nameOf(name: string): string | undefined {
    return this.#names.get(name.toLowerCase());
  }

  bytes(name: string): AsyncIterable<Buffer> | undefined {
    const written = this.nameOf(name);
    return written === undefined ? undefined : this.#bytes(written);
  }
}

async function relationsOf(parts: Named, name: string): Promise<Relation[]> {
  const { dir, base } = posix.parse(name);
  const path = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  const bytes = parts.bytes(path);
  if (!bytes) return relations;
  await readXml(bytes, {
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.push({ id: Id, kind: posix.basename(Type), part });
    },
  });
  return relations;
}

/** Any other word shows the sheet: some programs have words of their own for that. */
const HIDDEN: ReadonlySet<string> = new Set(['hidden', 'veryHidden']);
/** A chart or a dialogue that fills a sheet, and macros of old. */
const WITHOUT_CELLS = /^(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)$/i;

/** `r:id`, whatever the prefix is called. */
const relationId = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** Looks a workbook over. Programs name its parts as they like: only its relations say where they are. */
export async function readWorkbook(given: WorkbookParts): Promise<Workbook> {
  const parts = new Named(given);
  const main = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.part ?? USUAL.workbook;
  const workbook = parts.bytes(main);
  if (!workbook) throw new UnreadableSheet('broken');
  const relations = await relationsOf(parts, main);
  const partOf = (kind: 'sharedStrings' | 'styles') =>
    parts.bytes(relations.find((one) => one.kind === kind)?.part ?? USUAL[kind]);
  const sheets: { name: string; part: string }[] = [];
  let isFrom1904 = false;
  let hiddenSheets = 0;
  await readXml(workbook, {
    open: (tag, attributes) => {
      // Excel writes a second one among its extensions, which does not say it again.
      if (tag === 'workbookPr') isFrom1904 ||= ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      if (HIDDEN.has(attributes['state'] ?? '')) {
        hiddenSheets += 1;
        return;
      }
      const relation = relations.find(({ id }) => id === relationId(attributes));
      if (!relation || WITHOUT_CELLS.test(relation.kind)) return;
      const part = parts.nameOf(relation.part);
      if (part !== undefined) sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  const shared = texts ? await readSharedTexts(texts) : [];
  const looks = styles ? await readCellLooks(styles) : new Map<number, never>();
  return { sheets, hiddenSheets, dialect: { shared, lookOf: (style: number) => looks.get(style), isFrom1904 } };
}
