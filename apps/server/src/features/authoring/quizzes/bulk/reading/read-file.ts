import { markdownOfRead } from '@dure/contract/markdown/plain-to-markdown';
import { documentParagraphs, type DocumentKind, UnreadableDocument } from '../../../contents/documents.public.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { KEPT_PROPERTY } from '../exchange/kept-as.ts';
import type { FileQuestions } from '../question-files/foreign-question.ts';
import type { Archive, QuestionFile } from '../question-files/question-file.ts';
import { TEXT_FORMATS, XML_FORMATS } from '../question-files/question-formats.ts';
import { readPackage } from '../question-files/read-package.ts';
import { readOwnTyped, readTyped } from '../question-files/typed/read-typed.ts';
import { readTree, xmlText } from '../question-files/xml/xml-tree.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/** What an archive holds, by the parts that its format cannot do without. */
export async function heldBy(archive: Archive): Promise<'workbook' | DocumentKind | 'package'> {
  const types = archive.has(CONTENT_TYPES) ? (await archive.bytes(CONTENT_TYPES)).toString() : '';
  if (types.includes('spreadsheetml') || archive.names.some((name) => /^xl\//i.test(name))) return 'workbook';
  if (types.includes('wordprocessingml')) return 'DOCX';
  return archive.names.some((name) => /^Contents\/section\d{1,4}\.xml$/i.test(name)) ? 'HWPX' : 'package';
}

const PROPERTIES = 'docProps/custom.xml';
/** A document that this product wrote says so; Word keeps that when somebody edits it. */
async function isOwn(archive: Archive): Promise<boolean> {
  if (!archive.has(PROPERTIES)) return false;
  return (await archive.bytes(PROPERTIES)).includes(`name="${KEPT_PROPERTY}"`);
}

async function readDocument(path: string, archive: Archive, kind: DocumentKind): Promise<FileQuestions> {
  try {
    const paragraphs = await documentParagraphs(path, kind);
    if (await isOwn(archive)) return readOwnTyped(paragraphs.join('\n'));
    return readTyped(paragraphs.join('\n'), markdownOfRead);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    throw new UnreadableSheet(error.failure === 'tooLarge' ? 'tooLarge' : 'broken');
  }
}

const NONE: FileQuestions = { questions: [], skipped: 0 };

/** The questions of a file that is no table; none where it is of no known format. */
export async function questionsOf(file: QuestionFile): Promise<FileQuestions> {
  if (file.kind === 'zip') {
    const held = await heldBy(file.archive);
    return held === 'DOCX' || held === 'HWPX' ? readDocument(file.path, file.archive, held) : readPackage(file.archive);
  }
  if (file.kind === 'xml') {
    const root = readTree(xmlText(file.bytes));
    return XML_FORMATS[root.name]?.(root) ?? NONE;
  }
  return TEXT_FORMATS.find(({ isOne }) => isOne(file.text))?.read(file.text) ?? NONE;
}
