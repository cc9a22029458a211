import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { getLectureDashboard } from '../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { lectureDashboardText as text } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

const TABS = [
  { id: 'overview', to: '/lecture-dashboard/$clubSequence' },
  { id: 'studies', to: '/lecture-dashboard/$clubSequence/studies' },
  { id: 'questions', to: '/lecture-dashboard/$clubSequence/questions' },
  { id: 'students', to: '/lecture-dashboard/$clubSequence/students' },
  { id: 'assistant', to: '/lecture-dashboard/$clubSequence/assistant' },
  { id: 'evaluation', to: '/lecture-dashboard/$clubSequence/evaluation' },
  { id: 'edit', to: '/lecture-dashboard/$clubSequence/edit' },
] as const;

/** The tab that a place belongs to, where it has none of its own name. */
const OF_TAB: Readonly<Record<string, string>> = { '': 'overview', members: 'students' };

export function LectureTabs({ clubSequence }: { readonly clubSequence: number }) {
  const place = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  const { data } = useQuery(getLectureDashboard({ params: { club: clubSequence } }));
  return (
    <TabLinks
      label={text.tabsLabel}
      className="mt-4"
      tabs={TABS.map(({ id, to }) => ({
        id,
        label: text.tabs[id],
        count: id === 'questions' && data?.work.waitingCount ? data.work.waitingCount : undefined,
        isCurrent: (OF_TAB[place] ?? place) === id,
        link: (parts) => (
          <Link to={to} params={{ clubSequence }} activeOptions={{ exact: true, includeSearch: false }} {...parts} />
        ),
      }))}
    />
  );
}
