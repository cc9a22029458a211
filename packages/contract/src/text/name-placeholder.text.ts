/** Where a template or bulk feedback has the member's name. */
export const NAME_PLACEHOLDER = '{이름}';

/** The words as one member reads them. */
export const fillTemplate = (text: string, nickname: string): string => text.replaceAll(NAME_PLACEHOLDER, nickname);
