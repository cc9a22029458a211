import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many changes two texts have nothing in common that would be worth the search. */
const MAX_CHANGES = 1000;

const words = (text: string) => text.normalize('NFC').match(/\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];

const trailingSpace = (text: string) => text.slice(text.trimEnd().length);

/** What was taken out and put in, word by word; between two changes that only a space parts there is no seam. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MAX_CHANGES });
  if (changes === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    const space = trailingSpace(removed);
    const isShared = space !== '' && space === trailingSpace(added);
    const end = isShared ? -space.length : undefined;
    parts.push({ kind: 'removed', text: removed.slice(0, end) }, { kind: 'added', text: added.slice(0, end) });
    if (isShared) parts.push({ kind: 'same', text: space });
    removed = '';
    added = '';
  };
  changes.forEach(({ value, removed: isRemoved, added: isAdded }, index) => {
    const text = value.join('');
    if (isRemoved) removed += text;
    else if (isAdded) added += text;
    else if (removed !== '' && added !== '' && text.trim() === '' && index < changes.length - 1) {
      removed += text;
      added += text;
    } else {
      flush();
      parts.push({ kind: 'same', text });
    }
  });
  flush();
  return parts.filter(({ text }) => text !== '');
}
