import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import type { FileQuestions } from './foreign-question.ts';
import { assessmentOf } from './qti12/read-qti12.ts';
import type { Archive } from './question-file.ts';
import { XML_FORMATS } from './question-formats.ts';
import { readTree, within, type XmlNode, xmlText } from './xml/xml-tree.ts';

const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;
/** Blackboard calls its documents `.dat`, Canvas those beside a cartridge `.xml.qti`. */
const DOCUMENT = /\.(?:xml|qti|dat)$/i;

const isBroken = (error: unknown) => error instanceof UnreadableSheet && error.reason === 'broken';

async function treeOf(archive: Archive, name: string): Promise<XmlNode | undefined> {
  const bytes = await archive.bytes(name);
  try {
    return readTree(xmlText(bytes));
  } catch (error) {
    if (isBroken(error)) return undefined;
    throw error;
  }
}

/** The documents of a package in the order of its manifest, and then those that it does not name. */
async function documentsOf(archive: Archive): Promise<string[]> {
  const documents = archive.names.filter((name) => DOCUMENT.test(name) && !MANIFEST.test(name));
  const manifest = archive.names.find((name) => MANIFEST.test(name));
  const root = manifest === undefined ? undefined : await treeOf(archive, manifest);
  if (!root) return documents;
  const folder = manifest!.slice(0, manifest!.lastIndexOf('/') + 1);
  const named = within(root, 'resource').flatMap((resource) => {
    const { href, file } = resource.attributes;
    return [href, file, ...within(resource, 'file').map(({ attributes }) => attributes['href'])];
  });
  const listed = named.flatMap((name) =>
    name === undefined ? [] : [`${folder}${name}`, `${folder}${unescaped(name)}`],
  );
  return [...new Set([...listed.filter((name) => documents.includes(name)), ...documents])];
}
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const ROOTS = new Set(Object.keys(XML_FORMATS));

/** The questions of a package or cartridge. A test that stands in it twice is read where it has more; what is broken is counted. */
export async function readPackage(archive: Archive): Promise<FileQuestions> {
  const found: { test: string | undefined; read: FileQuestions }[] = [];
  let skipped = 0;
  for (const name of await documentsOf(archive)) {
    const root = await treeOf(archive, name);
    if (!root) skipped += 1;
    else if (ROOTS.has(root.name)) found.push({ test: assessmentOf(root), read: XML_FORMATS[root.name]!(root) });
  }
  const most = (test: string) => {
    const same = found.filter((one) => one.test === test);
    return same.toSorted((one, other) => other.read.questions.length - one.read.questions.length)[0];
  };
  const kept = found.filter((one) => one.test === undefined || one === most(one.test)).map(({ read }) => read);
  return {
    questions: kept.flatMap(({ questions }) => questions),
    skipped: kept.reduce((sum, read) => sum + read.skipped, skipped),
  };
}
