import type { QuestionGroup } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { groupsText as text } from '../answering/answering.text.ts';
import type { SourcesProps } from '../cards/Sources.tsx';
import { questionsText } from '../lecture-questions.text.ts';
import { InlineLink } from './InlineLink.tsx';

export interface GroupActions extends Pick<SourcesProps, 'onPlace'> {
  readonly onQuiz: (group: QuestionGroup) => void;
  readonly onAnnounce: (group: QuestionGroup) => void;
  /** To where a material is added that holds what none does. */
  readonly onAddMaterial: () => void;
  /** To all questions; left out where they are listed beside. */
  readonly onAll?: (() => void) | undefined;
  /** Left out where several are not answered at once. */
  readonly onTogether?: (group: QuestionGroup) => void;
}

function GroupBar({
  count,
  waiting,
  most,
}: {
  readonly count: number;
  readonly waiting: number;
  readonly most: number;
}) {
  const share = (part: number) => `${(part / most) * 100}%`;
  return (
    <div
      role="img"
      aria-label={text.bar(count, waiting)}
      className="mt-1.5 flex h-2 overflow-hidden rounded-full bg-sunken"
    >
      <span style={{ width: share(count - waiting) }} className="bg-ink-3" />
      <span style={{ width: share(waiting) }} className="rounded-r-full border-y border-r border-ink-2 bg-surface" />
    </div>
  );
}

/** Questions that mean the same, with their page and ways on. */
export function GroupItem({ group, most, actions }: { group: QuestionGroup; most: number; actions: GroupActions }) {
  const { about } = group;
  return (
    <li className="px-4 py-3.5 desktop:px-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-bold">{group.name}</h3>
        <span className="flex-none text-sm text-ink-2 tabular-nums">
          <strong className="text-ink">{text.count(group.count)}</strong> · {text.waiting(group.waitingCount)}
        </span>
      </div>
      <GroupBar count={group.count} waiting={group.waitingCount} most={most} />
      {group.typical !== '' && <p className="mt-1.5 truncate text-sm text-ink-2">{text.quoted(group.typical)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {about ? (
          <button
            type="button"
            onClick={() => actions.onPlace(about)}
            className="touch-target min-w-0 truncate text-sm font-semibold text-brand-ink hover:underline"
          >
            {questionsText.placeInStudy(
              about.studyNo,
              questionsText.place(about.place.title, about.place.unit, about.place.unitNo),
            )}
          </button>
        ) : (
          <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
            {text.notHeld} ·<InlineLink onPress={actions.onAddMaterial}>{text.addMaterial}</InlineLink>
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-1.5">
          {actions.onTogether && group.waitingCount > 1 && (
            <Button size="small" onPress={() => actions.onTogether?.(group)}>
              {text.together}
            </Button>
          )}
          <Button size="small" onPress={() => actions.onQuiz(group)}>
            {text.quiz}
          </Button>
          <Button size="small" onPress={() => actions.onAnnounce(group)}>
            {text.announce}
          </Button>
        </span>
      </div>
    </li>
  );
}
