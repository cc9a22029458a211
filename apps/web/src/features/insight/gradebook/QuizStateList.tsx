import { hasAnswer } from '@dure/contract/insight/gradebook/gradebook-cells';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { cellWords } from './cell-words.ts';
import { cellAt, type GradebookColumn, type GradebookRow } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import type { CellAddress } from './use-score-entry.ts';

const ITEM_HEIGHT = 60;

export interface QuizStateListProps {
  readonly rows: readonly GradebookRow[];
  readonly column: GradebookColumn;
  readonly answerLink: (address: CellAddress, parts: LinkParts) => ReactNode;
}

/** One quiz of the gradebook as a list: for a screen that has no room for columns. */
export function QuizStateList({ rows, column, answerLink }: QuizStateListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- what is in sight changes without a prop: nothing here is memoized
  const down = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ITEM_HEIGHT,
    overscan: 8,
    scrollMargin: top,
  });
  if (rows.length === 0) return <p className="p-12 text-center text-ink-3">{text.noneFound}</p>;
  return (
    <ol ref={list} className="relative border-t border-line bg-surface" style={{ height: down.getTotalSize() }}>
      {down.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]!;
        const { member } = row;
        const cell = cellAt(member, column);
        const content = (
          <>
            <Avatar name={member.nickname} image={member.profileImageUrl} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{member.nickname}</span>
              <span className="block text-xs text-ink-3 tabular-nums">{member.studentNumber}</span>
            </span>
            <span className="flex-none text-sm tabular-nums">{cellWords(cell)}</span>
          </>
        );
        const className = 'flex h-full items-center gap-3 px-4';
        return (
          <li
            key={member.memberUUID}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-b border-line"
            style={{ top: start - top, height: ITEM_HEIGHT }}
          >
            {hasAnswer(cell.state) ? (
              answerLink({ row, column, cell }, { className, children: content })
            ) : (
              <div className={`${className} text-ink-2`}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
