import { NumberText } from '../../ui/text/NumberText.tsx';
import { answerRoomText as words } from './answer-room.text.ts';

export type RoomPane = 'mine' | 'peers';
const PANES: readonly RoomPane[] = ['mine', 'peers'];

export interface RoomTabsProps {
  readonly shown: RoomPane;
  readonly onShow: (pane: RoomPane) => void;
  readonly peerCount: number;
}

/** What a phone shows of the room: writing or reading. */
export function RoomTabs({ shown, onShow, peerCount }: RoomTabsProps) {
  return (
    <div
      role="group"
      aria-label={words.panes}
      className="sticky top-16 z-10 -mx-4 -mt-5 mb-4 grid grid-cols-2 border-b border-line bg-surface desktop:hidden"
    >
      {PANES.map((pane) => (
        <button
          key={pane}
          type="button"
          aria-pressed={pane === shown}
          onClick={() => onShow(pane)}
          className="flex min-h-12 items-center justify-center gap-1.5 border-b-2 border-transparent font-semibold text-ink-3 -outline-offset-2 aria-pressed:border-ink aria-pressed:text-ink"
        >
          {words[pane]}
          {pane === 'peers' && <NumberText value={peerCount} className="text-ink-3" />}
        </button>
      ))}
    </div>
  );
}
