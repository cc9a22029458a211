/** Texts of Markdown in plain words, as covers and previews have them too. */
export { plainLines, plainQuestion } from '@dure/contract/markdown/plain-question';
