import { useQuery } from '@tanstack/react-query';
import { getHeldGrades } from '../../../../api/grading/grading/grading-release.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { releaseLineText as text } from './release-line.text.ts';

export interface ReleaseLineProps {
  readonly club: number;
  readonly onOpen: () => void;
}

/** Says that what is graded here is not seen yet, and how much of it; nothing in a club that shows grades at once. */
export function ReleaseLine({ club, onOpen }: ReleaseLineProps) {
  const { data } = useQuery(getHeldGrades({ params: { club } }));
  if (!data || (!data.holdGrades && data.heldCount === 0)) return null;
  return (
    <div className="flex items-center gap-2 rounded-box bg-sunken py-1.5 pr-1.5 pl-3 text-sm">
      <Icon name="lock" size={14} />
      <span className="min-w-0 flex-1 text-ink-2">
        {data.holdGrades && <b className="font-semibold text-ink">{text.isHolding}</b>}
        {data.holdGrades && ' · '}
        {text.waiting(data.heldCount)}
      </span>
      <Button size="small" onPress={onOpen}>
        {text.release}
      </Button>
    </div>
  );
}
