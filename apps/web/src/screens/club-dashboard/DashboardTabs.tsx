import { Link, useLocation } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { clubDashboardText as text } from './club-dashboard.text.ts';

const TABS = [
  { id: 'overview', to: '/quiz-dashboard/$clubSequence' },
  { id: 'quizzes', to: '/quiz-dashboard/$clubSequence/quizzes' },
  { id: 'grading', to: '/quiz-dashboard/$clubSequence/grading' },
  { id: 'gradebook', to: '/quiz-dashboard/$clubSequence/gradebook' },
  { id: 'progress', to: '/quiz-dashboard/$clubSequence/progress' },
  { id: 'evaluation', to: '/quiz-dashboard/$clubSequence/evaluation' },
  { id: 'members', to: '/quiz-dashboard/$clubSequence/members' },
  { id: 'edit', to: '/quiz-dashboard/$clubSequence/edit' },
] as const;

export interface DashboardTabsProps {
  readonly clubSequence: number;
  readonly className?: string;
}

export function DashboardTabs({ clubSequence, className }: DashboardTabsProps) {
  const place = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  return (
    <TabLinks
      label={text.tabsLabel}
      {...(className !== undefined && { className })}
      tabs={TABS.map(({ id, to }) => ({
        id,
        label: text.tabs[id],
        isCurrent: place === (id === 'overview' ? '' : id),
        link: (parts) => (
          <Link to={to} params={{ clubSequence }} activeOptions={{ exact: true, includeSearch: false }} {...parts} />
        ),
      }))}
    />
  );
}
