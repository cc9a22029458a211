import { useSession } from '../../../../kernel/session.ts';
import type { GradersHere } from './use-graders.ts';
import { gradersText as text } from './graders.text.ts';

export interface GraderLineProps {
  readonly graders: GradersHere;
  readonly onOpen: () => void;
}

/** Who graded how much, with a dot at those who are here; the way to dividing the work. Nothing where one grades alone. */
export function GraderLine({ graders: { data, looking }, onOpen }: GraderLineProps) {
  const { memberId } = useSession();
  const people = data?.graders ?? [];
  if (people.length < 2) return null;
  const mineFirst = people.toSorted(
    (one, other) => Number(other.member.memberUUID === memberId) - Number(one.member.memberUUID === memberId),
  );
  return (
    <button
      type="button"
      title={text.open}
      onClick={onOpen}
      className="touch-target flex min-w-0 items-center gap-1 truncate hover:text-ink"
    >
      <span className="sr-only">{text.open}</span>
      {mineFirst.map(({ member, gradedCount }, index) => (
        <span key={member.memberUUID} className="flex min-w-0 items-center gap-1">
          {index > 0 && <span aria-hidden="true">·</span>}
          {looking.has(member.memberUUID) && (
            <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-good" />
          )}
          <span className="truncate">
            {text.counted(member.memberUUID === memberId ? text.me : member.nickname, gradedCount)}
          </span>
        </span>
      ))}
    </button>
  );
}
