/** A folder by what it stands for: two people may have one name. */
export interface Folder {
  readonly id: string;
  readonly name: string;
}

/** Where a file goes in an archive, from the outermost folder in. */
export interface ArchivePlace {
  readonly folders?: readonly Folder[];
  readonly name: string;
}

/** Names of devices, which one system keeps to itself with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system can unpack into a folder. */
function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/(?<![. ])[. ]+$/, (end) => '_'.repeat(end.length))
    .replace(RESERVED, '_$1');
  return safe === '' ? '_' : safe;
}

/** One folder of the archive: nothing in it has the same name, without regard to case, as some systems need it. */
class Directory {
  readonly #taken = new Set<string>();
  readonly #folders = new Map<string, string>();

  /** `a.txt`, then `a (2).txt`; folders have no ending. */
  take(name: string, hasEnding: boolean): string {
    const safe = safeName(name);
    const dot = hasEnding ? safe.lastIndexOf('.') : 0;
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let unique = safe;
    for (let n = 2; this.#taken.has(unique.toLowerCase()); n++) unique = `${stem} (${n})${ending}`;
    this.#taken.add(unique.toLowerCase());
    return unique;
  }

  folder({ id, name }: Folder): string {
    const known = this.#folders.get(id) ?? this.take(name, false);
    this.#folders.set(id, known);
    return known;
  }
}

/** The path of each file: safe to unpack, and no two the same. */
export function archivePaths(places: readonly ArchivePlace[]): string[] {
  const directories = new Map<string, Directory>();
  const directoryAt = (path: string) => {
    const directory = directories.get(path) ?? new Directory();
    directories.set(path, directory);
    return directory;
  };
  return places.map(({ folders = [], name }) => {
    const path = folders.reduce((above, folder) => `${above}${directoryAt(above).folder(folder)}/`, '');
    return path + directoryAt(path).take(name, true);
  });
}
