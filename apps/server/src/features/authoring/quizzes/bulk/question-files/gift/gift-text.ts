/** Places that stand for an escaped sign while the others are told apart: private use, one for each. */
const ESCAPED = ['~', '=', '#', '{', '}', '\\', ':', 'n'] as const;
const BASE = 0xe000;

/** A text of GIFT with its escaped signs out of the way. */
export const hide = (text: string): string =>
  text.replace(/\\([~=#{}\\:n])/g, (_, sign: (typeof ESCAPED)[number]) =>
    String.fromCharCode(BASE + ESCAPED.indexOf(sign)),
  );

/** The same with these signs as themselves. */
export const show = (text: string): string =>
  text
    .replace(/[\ue000-\ue007]/g, (sign) => {
      const shown = ESCAPED[sign.charCodeAt(0) - BASE]!;
      return shown === 'n' ? '\n' : shown;
    })
    .trim();
