import { MAX_TAG_LENGTH } from '@dure/contract/limits/label-limits';
import type { Report } from '../../exchange/row-report.ts';

/** Stands for a slash that is a part of a name, which Moodle doubles: private use. */
const SLASH = '\uf8fe';
const ROOTS = new Set(['top', '$course$', '$system$', '$module$', '$cat1$', '$coursecat$']);

/** The names of a path of categories, from the outermost. `$course$/top/은행//1주` is one category with a slash in its name. */
const namesOf = (path: string): string[] =>
  path
    .replaceAll(SLASH, '')
    .replaceAll('//', SLASH)
    .split('/')
    .map((name) => name.replaceAll(SLASH, '/').trim())
    .filter((name) => name !== '' && !ROOTS.has(name));

/** The innermost category of a path; empty for none. */
export const categoryOf = (path: string): string => namesOf(path).at(-1) ?? '';

/** What a question is filed under, as tags: names that are too long for one are told, and left. */
export function tagsOf(category: string, tags: readonly string[], report: Report): string[] {
  const names = [category, ...tags].map((name) => name.replaceAll(',', ' ').trim()).filter((name) => name !== '');
  const kept = names.filter((name) => [...name].length <= MAX_TAG_LENGTH);
  if (category !== '' && kept.includes(category.replaceAll(',', ' ').trim())) report.take('category');
  if (kept.length < names.length) report.leave('tags');
  return [...new Set(kept)];
}
