import type { Plugin } from 'vite';

interface Patch {
  /** The paths of the library's files that it changes. */
  readonly file: RegExp;
  readonly replace: (code: string) => string;
}

/**
 * Changes files of a library in the build. A build in which one of the patches changes nothing is refused: a new version of the
 * library has moved what it is for.
 */
function patchLibrary(name: string, ...patches: readonly Patch[]): Plugin {
  const applied = new Set<Patch>();
  return {
    name: `dure-${name}`,
    enforce: 'pre',
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        const patch = patches.find(({ file }) => file.test(id));
        const patched = patch?.replace(code);
        if (!patch || patched === undefined || patched === code) return null;
        applied.add(patch);
        return { code: patched, map: null };
      },
    },
    generateBundle() {
      const idle = patches.filter((patch) => !applied.has(patch));
      if (idle.length > 0) this.error(`Nothing to change in ${idle.map(({ file }) => file.source).join(', ')}`);
    },
  };
}

/** React Aria ships its messages in some thirty languages; the product speaks one, with English as the library's fallback. */
export const keepKoreanMessages = (): Plugin =>
  patchLibrary('keep-korean-messages', {
    file: /\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*\/(?!ko-KR|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/,
    replace: () => 'export default {};',
  });

/**
 * Everything stands in Korean (`UiProvider`). React Aria would ask the browser for its language when it is loaded, and
 * for the direction of Korean. The first use of `Intl` on a page takes a slow phone over a twentieth of a second.
 */
export const keepOneLocale = (): Plugin =>
  patchLibrary(
    'keep-one-locale',
    {
      file: /\/react-aria\/dist\/private\/i18n\/utils\.m?js$/,
      replace: () => 'export const isRTL = () => false;',
    },
    {
      file: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/,
      replace: () =>
        `const korean = { locale: 'ko-KR', direction: 'ltr' };
         export const getDefaultLocale = () => korean;
         export { getDefaultLocale as useDefaultLocale };`,
    },
  );

/** Dates are Gregorian here; the library would bring nine other calendars for languages that have them. */
export const keepGregorianCalendar = (): Plugin =>
  patchLibrary('keep-gregorian-calendar', {
    file: /\/@internationalized\/date\/.*\/createCalendar\.m?js$/,
    replace: () =>
      `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
       export const createCalendar = () => new GregorianCalendar();`,
  });

const noJsonSchema = (code: string): string => {
  const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  return `const none = () => undefined;\nexport { none as process, ${names.map((name) => `none as ${name}`).join(', ')} };`;
};

/** Forms check with zod in the browser, where nobody asks it for a JSON Schema: a third of it would come for that. */
export const dropJsonSchemas = (): Plugin => ({
  ...patchLibrary(
    'drop-json-schemas',
    { file: /\/zod\/v4\/core\/to-json-schema\.js$/, replace: noJsonSchema },
    { file: /\/zod\/v4\/core\/json-schema-processors\.js$/, replace: noJsonSchema },
  ),
  apply: 'build',
});

/** Every browser that runs the rest reads woff2; the older copies of the formulas' fonts would only fill the build. */
export const keepWoff2 = (): Plugin =>
  patchLibrary('keep-woff2', {
    file: /\/katex\/.*\.css$/,
    replace: (code) => code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, ''),
  });
