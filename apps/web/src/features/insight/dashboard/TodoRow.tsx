import type { ReactNode } from 'react';

export interface TodoRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Before the words. */
  readonly face?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One line of a list of things to do: what it is, a word on it, and the way to do it. */
export function TodoRow({ title, note, face, children }: TodoRowProps) {
  return (
    <li className="flex min-h-13.5 items-center gap-3 border-t border-line py-1.5">
      {face}
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{title}</p>
        {note !== undefined && <p className="line-clamp-2 text-sm text-ink-3 break-words">{note}</p>}
      </div>
      {children}
    </li>
  );
}
