import { ESTABLISHMENT_STATUS, SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** A code of digits comes as a number, without the zeros before it. */
const codeIn = <K extends string, T extends string>(raw: RawSearch, name: K, codes: readonly T[]) =>
  choiceIn({ [name]: String(raw[name] ?? '').padStart(4, '0') }, name, codes);

export const managedSeminarsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...codeIn(raw, 'status', Object.values(SEMINAR_STATUS)),
  ...codeIn(raw, 'asked', Object.values(ESTABLISHMENT_STATUS)),
});
