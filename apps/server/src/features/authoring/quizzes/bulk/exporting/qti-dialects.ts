import { KEPT_CLASS, type KeptAs } from '../exchange/kept-as.ts';

type Attributes = Readonly<Record<string, string>>;

/** How a version of QTI calls what an item and its package are made of; named as QTI 3 names it. */
export interface QtiDialect {
  readonly namespace: string;
  readonly packageNamespace: string;
  readonly schema: readonly [name: string, version: string];
  readonly resourceType: string;
  readonly element: (name: string) => string;
  readonly attribute: (name: string) => string;
  /** Says of an element what the product keeps in it, in an attribute that the version allows. */
  readonly kept: (as: KeptAs) => Attributes;
  /** Whether a block of a rubric has its paragraphs in an element of their own. */
  readonly hasContentBody: boolean;
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const same = (name: string) => name;

export const QTI_3: QtiDialect = {
  namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  packageNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  schema: ['QTI Package', '3.0.0'],
  resourceType: 'imsqti_item_xmlv3p0',
  element: same,
  attribute: same,
  kept: (as) => ({ 'data-dure': as }),
  hasContentBody: true,
};

export const QTI_2: QtiDialect = {
  namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  packageNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  schema: ['QTIv2.2 Package', '1.0.0'],
  resourceType: 'imsqti_item_xmlv2p2',
  element: (name) => camel(name.replace(/^qti-/, '')),
  attribute: (name) => (name.startsWith('xml') ? name : camel(name)),
  kept: (as) => ({ class: `${KEPT_CLASS}${as}` }),
  hasContentBody: false,
};
