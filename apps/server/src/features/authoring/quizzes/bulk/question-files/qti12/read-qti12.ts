import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { elementsOf, first, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';
import { qti12Item } from './qti12-item.ts';

/** What a bank or a test is called. */
function titleOf(node: XmlNode): string {
  const metadata = first(node, 'qtimetadata');
  const bank = metadata
    ? named(metadata, 'qtimetadatafield').find((field) => textOf(first(field, 'fieldlabel')).trim() === 'bank_title')
    : undefined;
  return (bank ? textOf(first(bank, 'fieldentry')) : (node.attributes['title'] ?? '')).trim();
}

/** The name of the test in a document, by which a cartridge may hold it twice; undefined for a bank of questions. */
export const assessmentOf = (root: XmlNode): string | undefined => first(root, 'assessment')?.attributes['ident'];

/** The questions of `<questestinterop>`: of a test, a bank, or single items. */
export function readQti12(root: XmlNode, truth: { readonly yes: string; readonly no: string }): FileQuestions {
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  for (const part of elementsOf(root)) {
    const items = part.name === 'item' ? [part] : within(part, 'item');
    const category = part.name === 'item' ? '' : titleOf(part);
    for (const item of items) {
      const question = qti12Item(item, category, truth);
      if (question) questions.push(question);
      else skipped += 1;
    }
  }
  return { questions, skipped };
}
