import { isHttpUrl } from './http-url.ts';

/** Where the page of an article is. */
export const postPath = (postSequence: number): string => `/explore/${postSequence}`;

/** Whether the text is where a content can lie: an address of the web, or the page of an article here. */
export const isContentAddress = (value: string): boolean =>
  /^\/explore\/[1-9]\d{0,15}$/.test(value) || isHttpUrl(value);
