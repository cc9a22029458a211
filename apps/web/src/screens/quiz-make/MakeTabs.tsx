import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { quizMakeText as text } from './quiz-make.text.ts';

const TABS = [
  { id: '/quiz-make', label: text.quizzes },
  { id: '/quiz-make/contents', label: text.contents },
  { id: '/quiz-make/lounge', label: text.lounge },
] as const;

export interface MakeTabsProps {
  readonly current: (typeof TABS)[number]['id'];
  readonly className?: string;
}

/** The places of My quizzes. */
export function MakeTabs({ current, className }: MakeTabsProps) {
  return (
    <TabLinks
      label={text.views}
      {...(className !== undefined && { className })}
      tabs={TABS.map(({ id, label }) => ({
        id,
        label,
        isCurrent: id === current,
        link: (parts) => <Link to={id} activeOptions={{ exact: true }} {...parts} />,
      }))}
    />
  );
}
