import type { QuestionGroup } from '@dure/contract/lecture-questions/lecture-questions.views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuestionGroups } from '../../../api/lecture-questions/lecture-questions.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { groupsText as text } from '../answering/answering.text.ts';
import type { SourcesProps } from '../cards/Sources.tsx';
import { questionsText } from '../lecture-questions.text.ts';

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

const PERIODS = ['7', '30', '365'] as const;

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

/** What the two parts of a bar are. */
const BarKey = () => (
  <p aria-hidden="true" className="flex items-center gap-3 text-ink-2">
    <span className="inline-flex items-center gap-1.5">
      <span className="h-2 w-3.5 rounded-[2px] bg-ink-3" />
      {text.answered}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span className="h-2 w-3.5 rounded-[2px] border border-ink-2 bg-surface" />
      {text.waits}
    </span>
  </p>
);

function GroupItem({ group, most, actions }: { group: QuestionGroup; most: number; actions: GroupActions }) {
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
            {text.notHeld} ·
            <button
              type="button"
              onClick={actions.onAddMaterial}
              className="touch-target font-semibold text-brand-ink hover:underline"
            >
              {text.addMaterial}
            </button>
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

/** What a class wonders about: questions by what they mean, each group with its page and ways on. */
export function GroupsCard({ club, actions }: { readonly club: number; readonly actions: GroupActions }) {
  const [days, setDays] = useState<(typeof PERIODS)[number]>('7');
  const found = useQuery(listQuestionGroups({ params: { club }, query: { days: Number(days) } }));
  return (
    <section aria-label={text.title} className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3 desktop:px-5">
        <h2 className="flex-1 text-lg font-bold">{text.title}</h2>
        <FilterSelect
          label={text.period}
          options={PERIODS.map((value) => ({ value, label: text.days(Number(value)) }))}
          value={days}
          onChange={(chosen) => chosen && setDays(chosen)}
          isRequired
        />
        {found.data && (
          <div className="flex w-full flex-wrap items-center justify-between gap-x-3 text-sm">
            <p className="text-ink-3 tabular-nums">{text.lead(found.data.totalCount, Number(days))}</p>
            {found.data.groups.length > 0 && <BarKey />}
          </div>
        )}
      </div>
      <Loaded from={found} skeleton={<Skeleton shape="block" className="m-4 h-40" />}>
        {({ groups, otherCount }) => (
          <>
            {groups.length === 0 && <EmptyState className="pb-6">{text.none}</EmptyState>}
            <ol className="divide-y divide-line border-t border-line">
              {groups.map((group) => (
                <GroupItem
                  key={group.lectureQuestionSerialNumbers.join()}
                  group={group}
                  most={groups[0]!.count}
                  actions={actions}
                />
              ))}
            </ol>
            {groups.length > 0 && otherCount > 0 && (
              <p className="flex flex-wrap items-center gap-x-1.5 border-t border-line px-4 py-3 text-sm text-ink-3 desktop:px-5">
                {text.others(otherCount)}
                {actions.onAll && (
                  <>
                    {' ·'}
                    <button
                      type="button"
                      onClick={actions.onAll}
                      className="touch-target font-semibold text-brand-ink hover:underline"
                    >
                      {text.all}
                    </button>
                  </>
                )}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
