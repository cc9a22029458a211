import { FIRST_VIEWS } from './first-views.ts';
import { shareFiles, type Atom, type View } from './vite.sharing.ts';

interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}
interface Module {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly parts: readonly string[];
}

/** What people come to first: what it shares lies in one file, and no page after it fetches that again. */
const FIRST = 'screens/home/HomeScreen.tsx';
/** A file costs a page about as much as so many bytes of source: it is asked for, answered and compressed by itself. */
const OF_PAGE = { weight: 1, fileCost: 13400 };
/** Pages above their goal or near it (`tools/budget`): a byte that they do not need is dearer there, a file less so. */
const HEAVY: readonly string[] = [
  '/quiz-dashboard/{clubSequence}/grading',
  '/quiz/{clubSequence}/quizzes/{quizSequence}',
  '/quiz-dashboard/{clubSequence}',
  '/lecture-dashboard/{clubSequence}/edit',
  '/quiz-dashboard/{clubSequence}/edit',
  '/quiz-dashboard/{clubSequence}/gradebook',
  '/my-lecture-clubs/create',
  '/system/admin/brand',
  '/system/admin/audit',
];
/** Pages that are opened now and then: a byte more of them is cheap, and no file of the daily ones is parted for them. */
const RARE: readonly string[] = ['/account/my/resume', '/story/{storySecret}'];
const OF_RARE = { weight: 0.35, fileCost: 2000 };
const OF_HEAVY = { weight: 3, fileCost: 7000 };
/** A part that is opened by a press: a file or a byte more of it nobody waits for on the page. */
const OF_PART = { weight: 0.1, fileCost: 300 };

/** Source is about so much longer than what the build leaves of it: libraries are shaken, and come with their comments. */
const bytesOf = (id: string, code: string | null) => (code?.length ?? 0) * (id.includes('/node_modules/') ? 0.4 : 0.8);

function graphOf(modules: Modules, start: readonly string[]): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const info = modules.getModuleInfo(id);
    const [imports, parts] = [[...(info?.importedIds ?? [])], [...(info?.dynamicallyImportedIds ?? [])]];
    found.set(id, { bytes: bytesOf(id, info?.code ?? null), imports, parts });
    open.push(...imports, ...parts);
  }
  return found;
}

/**
 * Names the file of a module that several entries need, by what the build knows of imports; nothing for the others. `start` are
 * the programs that the build makes.
 */
export function sharedChunkOf(sources: string, start: readonly string[]) {
  function filesOf(modules: Modules): ReadonlyMap<string, string> {
    const graph = graphOf(modules, start);
    function closure(start: readonly string[], stop: ReadonlySet<string> = new Set()): Set<string> {
      const seen = new Set<string>();
      const open = [...start];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (seen.has(id) || stop.has(id)) continue;
        seen.add(id);
        open.push(...(graph.get(id)?.imports ?? []));
      }
      return seen;
    }
    // What a library shows beside what the app needs of it at once is not taken along by the build.
    const atOnce = closure(start);
    const initial = new Set([...atOnce].filter((id) => !id.includes('/node_modules/')));
    const entries = [...new Set([...graph.values()].flatMap(({ parts }) => parts))]
      .filter((id) => !initial.has(id))
      .toSorted();
    const users = new Map<string, number[]>();
    entries.forEach((entry, index) => {
      for (const id of closure([entry], initial)) users.set(id, [...(users.get(id) ?? []), index]);
    });

    const pages = FIRST_VIEWS.map(({ modules }) => new Set(modules.map((file) => sources + file)));
    const parts = entries.filter((entry) => !pages.some((page) => page.has(entry)));
    const views: View[] = [
      ...FIRST_VIEWS.map(({ path }) => (HEAVY.includes(path) ? OF_HEAVY : RARE.includes(path) ? OF_RARE : OF_PAGE)),
      ...parts.map(() => OF_PART),
    ];
    const viewsOf = (entry: string) => {
      const found = pages.flatMap((page, index) => (page.has(entry) ? [index] : []));
      return found.length > 0 ? found : [pages.length + parts.indexOf(entry)];
    };

    const keyOf = (id: string) =>
      users
        .get(id)
        ?.map((index) => index.toString(36))
        .join('.');
    const first = entries.indexOf(sources + FIRST);
    const members = Map.groupBy(users.keys(), (id) => keyOf(id)!);
    const atoms: Atom[] = [];
    const files = new Map<string, string>();
    for (const [key, own] of members) {
      const of = users.get(own[0]!)!;
      // What one entry alone needs lies in its file.
      if (of.length < 2) continue;
      if (of.includes(first)) for (const id of own) files.set(id, 'first');
      else
        atoms.push({
          key,
          views: new Set(of.flatMap((index) => viewsOf(entries[index]!))),
          bytes: own.reduce((sum, id) => sum + (atOnce.has(id) ? 0 : graph.get(id)!.bytes), 0),
          imports: new Set(own.flatMap((id) => graph.get(id)!.imports).flatMap((id) => keyOf(id) ?? [])),
        });
    }
    const shared = shareFiles(atoms, views);
    for (const { key } of atoms) for (const id of members.get(key)!) files.set(id, shared.get(key)!);
    // An entry of a page has a file of its own: among others it would get a second one that only leads there.
    for (const entry of entries) if (!parts.includes(entry)) files.delete(entry);
    return files;
  }

  let files: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Modules): string | null => (files ??= filesOf(modules)).get(id) ?? null;
}
