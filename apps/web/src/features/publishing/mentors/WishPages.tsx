import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { mentorsText } from './mentors.text.ts';

const text = mentorsText.pages;

export interface WishPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a short list that stands in no address. */
export function WishPages({ page, pageCount, onPage }: WishPagesProps) {
  if (pageCount <= 1) return null;
  return (
    <div className="mt-2 flex items-center justify-end gap-2 text-sm text-ink-2 tabular-nums">
      <IconButton icon="chevronLeft" label={text.before} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
      {text.of(page, pageCount)}
      <IconButton
        icon="chevronRight"
        label={text.next}
        isDisabled={page >= pageCount}
        onPress={() => onPage(page + 1)}
      />
    </div>
  );
}
