import type { Source } from '../source-files.ts';

const ROUTE = /\b(?:operatorR|r)oute\(\s*(?:\w+\.)?(\w+),\s*(?:async )?\([^=]*?\) =>\s*(?:\w+\.)?(\w+)\(/g;
const WRAPPER = /\bexport const (\w+) = (?:read|write)<typeof (?:\w+\.)?(\w+)>/g;
const CALL = /\bcall<(?:typeof )?(?:\w+\.)?(\w+)>\(/g;
const DECLARED = /\bexport const (\w+) = endpoint\(/g;

const endpointsIn = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => /^packages\/contract\/.*\.endpoints\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name]) => name!));

/**
 * What keeps one search for an endpoint's name from finding every step. It is a route bound to a service of another
 * name, a wrapper of the web under another name, or a call beside its wrapper. Sentences, empty where all is well.
 */
export function misnamedIn(sources: readonly Source[]): string[] {
  const routed = new Set<string>();
  const faults: string[] = [];
  for (const { path, text } of sources) {
    if (path.endsWith('.routes.ts')) {
      for (const [, endpoint, service] of text.matchAll(ROUTE)) {
        routed.add(endpoint!);
        if (endpoint !== service) faults.push(`${path}: ${endpoint} is answered by ${service}: give both one name.`);
      }
    }
    if (path.startsWith('apps/web/src/api/')) {
      for (const [, name, endpoint] of text.matchAll(WRAPPER))
        if (name !== endpoint) faults.push(`${path}: ${endpoint} is wrapped as ${name}: give both one name.`);
    } else if (/^apps\/web\/src\/(?!kernel\/)/.test(path)) {
      for (const [, endpoint] of text.matchAll(CALL))
        faults.push(
          `${path} calls ${endpoint} itself: declare it with read or write in apps/web/src/api and import that.`,
        );
    }
  }
  for (const endpoint of endpointsIn(sources))
    if (!routed.has(endpoint)) faults.push(`${endpoint} is bound to no service function in any *.routes.ts.`);
  return faults;
}
