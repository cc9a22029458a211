import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** React Aria ships its messages in some thirty languages; the product speaks one, with English as the library's fallback. */
export function keepKoreanMessages(): Plugin {
  const foreignMessages =
    /\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*\/(?!ko-KR|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'dure-keep-korean-messages',
    enforce: 'pre',
    load: (id) => (foreignMessages.test(id) ? 'export default {};' : null),
  };
}

/**
 * Everything stands in Korean (`UiProvider`). React Aria would ask the browser for its language when it is loaded, and
 * for the direction of Korean. The first use of `Intl` on a page takes a slow phone over a twentieth of a second.
 */
export function keepOneLocale(): Plugin {
  return {
    name: 'dure-keep-one-locale',
    enforce: 'pre',
    load(id) {
      if (/\/react-aria\/dist\/private\/i18n\/utils\.m?js$/.test(id)) return 'export const isRTL = () => false;';
      if (!/\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/.test(id)) return null;
      return `const korean = { locale: 'ko-KR', direction: 'ltr' };
              export const getDefaultLocale = () => korean;
              export { getDefaultLocale as useDefaultLocale };`;
    },
  };
}

/** Dates are Gregorian here; the library would bring nine other calendars for languages that have them. */
export function keepGregorianCalendar(): Plugin {
  return {
    name: 'dure-keep-gregorian-calendar',
    enforce: 'pre',
    load: (id) =>
      /\/@internationalized\/date\/.*\/createCalendar\.m?js$/.test(id)
        ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
           export const createCalendar = () => new GregorianCalendar();`
        : null,
  };
}

/** Forms check with zod in the browser, where nobody asks it for a JSON Schema: a third of it would come for that. */
export function dropJsonSchemas(): Plugin {
  return {
    name: 'dure-drop-json-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const code = await readFile(id, 'utf8');
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      return `const none = () => undefined;\nexport { none as process, ${names.map((name) => `none as ${name}`).join(', ')} };`;
    },
  };
}

/** Every browser that runs the rest reads woff2; the older copies of the formulas' fonts would only fill the build. */
export function keepWoff2(): Plugin {
  return {
    name: 'dure-keep-woff2',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('katex') && id.endsWith('.css')
        ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '')
        : null,
  };
}
