import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuestionGroups } from '../../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { groupsText as text } from '../answering/answering.text.ts';
import { type GroupActions, GroupItem } from './GroupItem.tsx';
import { InlineLink } from './InlineLink.tsx';

const PERIODS = ['7', '30', '365'] as const;

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
                    <InlineLink onPress={actions.onAll}>{text.all}</InlineLink>
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
