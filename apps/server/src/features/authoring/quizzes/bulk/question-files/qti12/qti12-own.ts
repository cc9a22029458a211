import { KEPT_AS, KEPT_CLASS, KEPT_FIELD, type KeptAs } from '../../exchange/kept-as.ts';
import { keywordsIn } from '../../exchange/keywords-in.ts';
import type { Report } from '../../exchange/row-report.ts';
import type { ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { ownText } from '../qti/qti-own.ts';
import { first, named, readTree, textOf, within, type XmlNode } from '../xml/xml-tree.ts';

/** Whether this product wrote the item. */
export const isOwnItem = (item: XmlNode): boolean =>
  within(item, 'qtimetadatafield').some((field) => textOf(first(field, 'fieldlabel')) === KEPT_FIELD);

/** The text of an element whose HTML this product wrote. */
const wordsIn = (node: XmlNode | undefined): string => {
  const [html] = node ? within(node, 'mattext') : [];
  return html ? ownText(readTree(`<div>${textOf(html)}</div>`)) : '';
};

/** A question that this product wrote. */
export function ownItem(item: XmlNode, report: Report): ForeignQuestion {
  const kept = (as: KeptAs) =>
    wordsIn(named(item, 'itemfeedback').find(({ attributes }) => attributes['ident'] === `${KEPT_CLASS}${as}`));
  return openQuestion(
    {
      question: wordsIn(first(item, 'presentation')),
      essay: kept(KEPT_AS.modelAnswer),
      keywords: keywordsIn(kept(KEPT_AS.keywords)),
      rubric: kept(KEPT_AS.rubric),
    },
    report,
  );
}
