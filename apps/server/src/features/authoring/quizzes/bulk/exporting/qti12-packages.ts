/** How a package calls the document of questions in it: QTI 1.2 alone, or in a Common Cartridge of a version. */
export interface Qti12Package {
  readonly namespace: string;
  readonly schema: readonly [name: string, version: string];
  readonly resourceType: string;
  /** Where its title stands in metadata of their own; a package of QTI has none. */
  readonly metadata: string | null;
}

const cartridge = (version: 1 | 2 | 3): Qti12Package => ({
  namespace: `http://www.imsglobal.org/xsd/imsccv1p${version}/imscp_v1p1`,
  schema: ['IMS Common Cartridge', `1.${version}.0`],
  resourceType: `imsqti_xmlv1p2/imscc_xmlv1p${version}/assessment`,
  metadata: `http://ltsc.ieee.org/xsd/imsccv1p${version}/LOM/manifest`,
});

export const QTI_1: Qti12Package = {
  namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  schema: ['IMS Content', '1.1.3'],
  resourceType: 'imsqti_xmlv1p2',
  metadata: null,
};
export const CARTRIDGES = { 1: cartridge(1), 2: cartridge(2), 3: cartridge(3) } as const;
