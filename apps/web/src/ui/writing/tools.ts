import { isComposing } from '../keys/is-composing.ts';
import { edits, tableOf, type MakeEdit } from './edits.ts';
import type { ToolName } from './tool-icons.tsx';
import { writingText } from './writing.text.ts';

interface Key {
  /** As it stands in `KeyboardEvent.code`: where the layout types no Latin letter, the place of the key says which it is. */
  readonly code: string;
  readonly key: string;
  readonly isShifted?: boolean;
}

export interface Tool {
  readonly name: ToolName;
  readonly make: MakeEdit;
  readonly key?: Key;
  /** A phone has no room for it. */
  readonly isWide?: true;
}

const letter = (key: string): Key => ({ key, code: `Key${key.toUpperCase()}` });

/** In the order of the toolbar. */
export const TOOLS: readonly Tool[] = [
  { name: 'bold', make: edits.bold, key: letter('b') },
  { name: 'code', make: edits.code, key: letter('e') },
  { name: 'maths', make: edits.maths, key: letter('m') },
  { name: 'link', make: edits.link, key: letter('k'), isWide: true },
  { name: 'table', make: tableOf(writingText.columns), isWide: true },
  { name: 'list', make: edits.list, key: { key: '*', code: 'Digit8', isShifted: true }, isWide: true },
  { name: 'quote', make: edits.quote, key: { key: '>', code: 'Period', isShifted: true } },
];

export const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A key in words: `Ctrl+B`, on Apple's keyboards `⌘B`. */
export function keyWords({ code, isShifted = false }: Key, hasCommand: boolean): string {
  const printed = code === 'Period' ? '.' : code.replace(/^(?:Key|Digit)/, '');
  return hasCommand ? `${isShifted ? '⇧' : ''}⌘${printed}` : `Ctrl+${isShifted ? 'Shift+' : ''}${printed}`;
}

/** The same for `aria-keyshortcuts`. */
export const keyShortcut = ({ code, isShifted = false }: Key, hasCommand: boolean): string =>
  `${hasCommand ? 'Meta' : 'Control'}+${isShifted ? 'Shift+' : ''}${code === 'Period' ? '.' : code.replace(/^(?:Key|Digit)/, '')}`;

/** The tool that a key asks for. A key of a syllable that is being composed asks for none. */
export function toolOf(event: KeyboardEvent): Tool | undefined {
  if (isComposing(event) || event.altKey || event.ctrlKey === event.metaKey) return undefined;
  const isLatin = /^[a-z]$/i.test(event.key);
  return TOOLS.find(({ key }) => {
    if (!key || (key.isShifted ?? false) !== event.shiftKey) return false;
    return isLatin ? key.key === event.key.toLowerCase() : key.code === event.code;
  });
}
