import { PAGES } from '@dure/contract/pages/pages';

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}
type Reach = ReadonlyMap<string, readonly string[]>;

/**
 * Places whose code lies together as far as others need it too, those that people come to first before the others: a module lies
 * with the first place that needs it, so that no page waits for what only later ones show, and files import each other in no
 * ring. Where `least` is given, so many screens have to need it. Budgets are held by `tools/budget`.
 */
const PLACES: readonly { readonly chunk: string; readonly folder: string; readonly least?: number }[] = [
  { chunk: 'first', folder: 'screens/home/' },
  { chunk: 'lists', folder: 'screens/quiz-clubs/', least: 3 },
  { chunk: 'lists', folder: 'screens/my-clubs/', least: 10 },
  { chunk: 'club', folder: 'screens/club/', least: 3 },
];

/** A screen with many such parts: without this each thing that two of them need would be a file. */
const GATHERED = 'screens/club-dashboard/grading/GradingScreen.tsx';

/** Both frames of dashboards: one of them is on each of their pages. */
const FRAMES = [
  'screens/club-dashboard/ClubDashboardScreen.tsx',
  'screens/lecture-dashboard/LectureDashboardScreen.tsx',
];
const isOfDashboard = (screen: string) => /^screens\/(?:club|lecture)-dashboard\//.test(screen);
const dashboardsOf = (users: readonly string[]) => new Set(users.map((screen) => screen.split('/')[1]));
/** Its tabs are opened one after the other; the form brings much. */
const isLectureTab = (screen: string) => /^screens\/lecture-dashboard\/(?!LectureEdit)/.test(screen);
/** The ways in lead from one to the other. */
const isWayIn = (screen: string) => /^screens\/(?:login|registration|oidc|waking|password|consents)\//.test(screen);
/** The frame of settings that are saved at once: it comes late, with whatever is set, where nobody counts who needs it. */
const OF_SETTINGS = /^ui\/settings\//;
/** What it needs at once other screens show later. */
const QUESTIONS = 'screens/lecture-dashboard/QuestionsTab.tsx';

/** Names the file of a module that several screens import, by what the build knows of imports; nothing for the others. */
export function sharedChunkOf(sources: string) {
  const screens: readonly string[] = [...new Set(Object.values(PAGES).flat())];

  function reachOf(next: (id: string) => readonly string[]): Reach {
    const found = new Map<string, string[]>();
    for (const screen of screens) {
      const seen = new Set<string>();
      const open = [sources + screen];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (seen.has(id)) continue;
        seen.add(id);
        found.set(id, [...(found.get(id) ?? []), screen]);
        open.push(...next(id));
      }
    }
    return found;
  }

  /** What a screen alone shows at once lies together, although parts of the screen that load later need some of it, too. */
  const own = (id: string, [screen]: readonly string[]) =>
    screen === GATHERED && id !== sources + screen ? 'grading' : null;

  /** What the same screens need lies together, so that none of them loads a byte of the others. */
  const sharedBy = (users: readonly string[]) =>
    users.length < 2 ? null : `shared-${users.map((screen) => screens.indexOf(screen).toString(36)).join('')}`;

  /** What dashboards alone share: what two tabs share lies apart, for it may be much. */
  function ofDashboards(id: string, users: readonly string[]): string | undefined {
    const isOfBoth = users.every(isOfDashboard) && dashboardsOf(users).size > 1;
    if (isOfBoth && (users.length > 2 || FRAMES.every((frame) => users.includes(frame)))) return 'dashboards';
    if (users.length > 1 && users.every(isLectureTab)) return 'lecture-dashboard';
    return users.length === 1 && users[0] === QUESTIONS && id !== sources + QUESTIONS ? 'questions' : undefined;
  }

  let atOnce: Reach | undefined;
  let everLoaded: Reach | undefined;
  return (id: string, modules: Modules): string | null => {
    const imported = (of: string) => modules.getModuleInfo(of)?.importedIds ?? [];
    atOnce ??= reachOf(imported);
    everLoaded ??= reachOf((of) => [...imported(of), ...(modules.getModuleInfo(of)?.dynamicallyImportedIds ?? [])]);
    const users = atOnce.get(id) ?? [];
    if (OF_SETTINGS.test(id.slice(sources.length))) return 'settings';
    if ((everLoaded.get(id)?.length ?? 0) < 2) return own(id, users);
    const isFor = ({ folder, least = 1 }: (typeof PLACES)[number]) =>
      users.length >= least && users.some((screen) => screen.startsWith(folder));
    const ofWaysIn = users.length > 1 && users.every(isWayIn) ? 'ways-in' : undefined;
    return PLACES.find(isFor)?.chunk ?? ofDashboards(id, users) ?? ofWaysIn ?? sharedBy(users);
  };
}
