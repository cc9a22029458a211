/** Modules that the same entries need: they lie together, whatever becomes of them. */
export interface Atom {
  /** The entries, and with them the atom's name among the others. */
  readonly key: string;
  /** The views that fetch it, by their index. */
  readonly views: ReadonlySet<number>;
  readonly bytes: number;
  /** What its modules import. */
  readonly imports: ReadonlySet<string>;
}
export interface View {
  /** How much a byte and a file of it count. */
  readonly weight: number;
  /** What a file of it costs beyond its bytes, in bytes. */
  readonly fileCost: number;
}
interface Group {
  readonly atoms: string[];
  views: Set<number>;
  bytes: number;
  imports: Set<number>;
  isGone: boolean;
}

/** What is won, in bytes, where two groups become one file: a file less where both are fetched, against bytes that nobody there needs. */
function gainOf(a: Group, b: Group, views: readonly View[]): number {
  let gain = 0;
  for (const view of a.views) {
    const { weight, fileCost } = views[view]!;
    gain += weight * (b.views.has(view) ? fileCost : -b.bytes);
  }
  for (const view of b.views) if (!a.views.has(view)) gain -= views[view]!.weight * a.bytes;
  return gain;
}

/**
 * Which atoms become one file. Small ones that much the same views fetch do, the best pair first, as long as it gains
 * something. Two on one path of imports with a third between them do not, since files would then import each other in a
 * cycle.
 */
export function shareFiles(atoms: readonly Atom[], views: readonly View[]): ReadonlyMap<string, string> {
  const indexOf = new Map(atoms.map(({ key }, index) => [key, index]));
  const groups: Group[] = atoms.map((atom) => ({
    atoms: [atom.key],
    views: new Set(atom.views),
    bytes: atom.bytes,
    imports: new Set([...atom.imports].flatMap((key) => indexOf.get(key) ?? [])),
    isGone: false,
  }));
  const into = groups.map((_, index) => index);
  const find = (index: number): number => (into[index] === index ? index : (into[index] = find(into[index]!)));

  const nextOf = (group: number) => new Set([...groups[group]!.imports].map(find).filter((next) => next !== group));
  function reachesAround(from: number, to: number): boolean {
    const open = [...nextOf(from)].filter((next) => next !== to);
    const seen = new Set(open);
    for (let group = open.pop(); group !== undefined; group = open.pop()) {
      for (const next of nextOf(group)) {
        if (next === to) return true;
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    return false;
  }

  function neededBy(group: number): Set<number> {
    const needed = nextOf(group);
    const open = [...needed];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const further of nextOf(next)) {
        if (needed.has(further)) continue;
        needed.add(further);
        open.push(further);
      }
    }
    return needed;
  }
  /** What the two import, too, comes to views that had no need of it. */
  function costOfImports(a: number, b: number): number {
    let cost = 0;
    for (const needed of new Set([...neededBy(a), ...neededBy(b)])) {
      const { views: there, bytes } = groups[needed]!;
      for (const view of new Set([...groups[a]!.views, ...groups[b]!.views])) {
        if (!there.has(view) && needed !== a && needed !== b)
          cost += views[view]!.weight * (bytes + views[view]!.fileCost);
      }
    }
    return cost;
  }

  const pairs: { a: number; b: number; gain: number }[] = [];
  const consider = (a: number, b: number) => {
    const gain = gainOf(groups[a]!, groups[b]!, views);
    if (gain > 0) pairs.push({ a, b, gain });
  };
  for (let a = 0; a < groups.length; a += 1) for (let b = a + 1; b < groups.length; b += 1) consider(a, b);
  while (pairs.length > 0) {
    let best = 0;
    for (let index = 1; index < pairs.length; index += 1) if (pairs[index]!.gain > pairs[best]!.gain) best = index;
    const { a, b } = pairs[best]!;
    pairs[best] = pairs.at(-1)!;
    pairs.pop();
    if (groups[a]!.isGone || groups[b]!.isGone || reachesAround(a, b) || reachesAround(b, a)) continue;
    if (gainOf(groups[a]!, groups[b]!, views) <= costOfImports(a, b)) continue;
    const [one, other] = [groups[a]!, groups[b]!];
    const made: Group = {
      atoms: [...one.atoms, ...other.atoms],
      views: new Set([...one.views, ...other.views]),
      bytes: one.bytes + other.bytes,
      imports: new Set([...one.imports, ...other.imports]),
      isGone: false,
    };
    one.isGone = true;
    other.isGone = true;
    const index = groups.push(made) - 1;
    into[a] = index;
    into[b] = index;
    into.push(index);
    for (const needed of neededBy(index)) for (const view of made.views) groups[needed]!.views.add(view);
    for (let next = pairs.length - 1; next >= 0; next -= 1) {
      if (!groups[pairs[next]!.a]!.isGone && !groups[pairs[next]!.b]!.isGone) continue;
      pairs[next] = pairs.at(-1)!;
      pairs.pop();
    }
    for (let next = 0; next < index; next += 1) if (!groups[next]!.isGone) consider(next, index);
  }
  return new Map(
    groups.flatMap((group, index) =>
      group.isGone ? [] : group.atoms.map((key) => [key, `shared-${index.toString(36)}`]),
    ),
  );
}
