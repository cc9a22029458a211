import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { applyEdit } from './apply-edit.ts';
import { ToolIcon } from './tool-icons.tsx';
import { isApple, keyShortcut, keyWords, TOOLS, type Tool } from './tools.ts';
import { writingText as words } from './writing.text.ts';

export interface WritingToolbarProps {
  /** The field that the tools write into; null while it is not there. */
  readonly area: () => HTMLTextAreaElement | null;
  /** Offers to attach a picture or a file. */
  readonly onAttach?: ((kind: 'picture' | 'file') => void) | undefined;
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
  readonly isDisabled: boolean;
}

const buttonLook =
  'grid size-11 flex-none place-items-center rounded-[8px] text-ink-2 transition-colors hover:bg-sunken hover:text-ink ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand disabled:opacity-50 desktop:size-8';

const stops = (bar: HTMLElement | null) =>
  [...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])].filter(
    (button) => getComputedStyle(button).display !== 'none',
  );

/** One stop of the tab key: arrows, Home and End move among the tools. What is pressed acts on the field, which keeps the focus. */
export function WritingToolbar({ area, onAttach, isPreviewed, onPreview, isDisabled }: WritingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>('bold');
  // The server does not know whose keyboard it is.
  const hasCommand = useHydrated() && isApple();
  const move = (event: KeyboardEvent) => {
    const all = stops(bar.current);
    const at = all.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  const button = (name: string, label: string, onPress: () => void, content: ReactNode, tool?: Tool) => (
    <button
      key={name}
      type="button"
      aria-label={label}
      title={tool?.key ? words.withKey(label, keyWords(tool.key, hasCommand)) : label}
      {...(tool?.key && { 'aria-keyshortcuts': keyShortcut(tool.key, hasCommand) })}
      tabIndex={current === name ? 0 : -1}
      disabled={isDisabled}
      onFocus={() => setCurrent(name)}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(buttonLook, tool?.isWide && 'max-desktop:hidden')}
    >
      {content}
    </button>
  );
  const use = ({ make }: Tool) => {
    const field = area();
    if (field) applyEdit(field, make);
  };
  const attach = (kind: 'picture' | 'file', icon: IconName) =>
    button(kind, words[kind], () => onAttach?.(kind), <Icon name={icon} size={17} />);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      tabIndex={-1}
      onKeyDown={move}
      // Within reach however long the text: the place above says how much of its top is covered.
      className="sticky top-(--writing-top,0px) z-1 flex h-12 items-center gap-px overflow-x-auto rounded-t-box border-b border-line bg-surface px-0.5 desktop:h-10 desktop:px-1.5"
    >
      {TOOLS.map((tool) =>
        button(tool.name, words.tools[tool.name], () => use(tool), <ToolIcon name={tool.name} />, tool),
      )}
      {onAttach && (
        <>
          <span aria-hidden="true" className="mx-1 h-4.5 w-px flex-none bg-line-strong max-desktop:hidden" />
          {attach('picture', 'image')}
          {attach('file', 'paperclip')}
          <small className="ml-auto hidden truncate pl-2 text-xs text-ink-3 @[40rem]:block">{words.dropHint}</small>
        </>
      )}
      <button
        type="button"
        aria-pressed={isPreviewed}
        // The field sets it in the markup that came, which may stand there for long.
        suppressHydrationWarning
        aria-label={words.preview}
        title={words.preview}
        tabIndex={current === 'preview' ? 0 : -1}
        onFocus={() => setCurrent('preview')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPreview(!isPreviewed)}
        className={cx(buttonLook, 'ml-auto aria-pressed:bg-brand-soft aria-pressed:text-brand-ink')}
      >
        <Icon name="eye" size={17} />
      </button>
    </div>
  );
}
