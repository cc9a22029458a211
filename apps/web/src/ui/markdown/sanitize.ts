import createDomPurify, { type Config } from 'dompurify';

const structure = 'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li div span pre table thead tbody tr th td'.split(' ');
const words = 'strong em del ins u mark sub sup kbd code a img #text'.split(' ');

const options: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...structure, ...words],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'start', 'align', 'data-mark', 'data-math', 'data-language'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#|\.{0,2}\/|[^a-z:/\\]|[a-z\d._-]+(?:[^:a-z\d._-]|$))/i,
  RETURN_DOM_FRAGMENT: true,
};

function isOurs(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

function createPurifier() {
  const purifier = createDomPurify(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLImageElement) {
      // A picture from elsewhere tells its owner who reads this, and when.
      if (isOurs(element.getAttribute('src') ?? '')) element.loading = 'lazy';
      else element.replaceWith(element.alt);
    }
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href') && !isOurs(element.href)) {
      element.target = '_blank';
      element.rel = 'noopener noreferrer nofollow';
    }
  });
  return purifier;
}

let purifier: ReturnType<typeof createPurifier> | undefined;

/** What is left of foreign HTML is text, its structure, links, and pictures of this site: nothing that acts or loads. */
export function sanitize(html: string): DocumentFragment {
  purifier ??= createPurifier();
  return purifier.sanitize(html, options);
}
