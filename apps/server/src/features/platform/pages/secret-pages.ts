/** Pages that only their secret address leads to. */
const SECRET_PAGES = /^\/story\//;

export const isSecretPage = (pathname: string): boolean => SECRET_PAGES.test(pathname);

/** No search engine lists such a page, and no site that it leads to learns of its address. */
export const SECRET_HEADERS = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;

/** The same for whoever keeps the page without its headers. */
export const SECRET_META = { name: 'robots', content: 'noindex, nofollow, noarchive' } as const;
