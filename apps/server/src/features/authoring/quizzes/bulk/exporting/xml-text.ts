/** What XML 1.0 has no place for. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text as it stands in XML, in elements and attributes. */
export const xmlEscaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NO_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
