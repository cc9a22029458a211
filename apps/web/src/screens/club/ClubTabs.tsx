import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { clubText as words } from './club.text.ts';
import type { ClubTab } from './club-search.ts';

export interface ClubTabsProps {
  readonly club: number;
  readonly tabs: readonly ClubTab[];
  readonly current: ClubTab;
  readonly className?: string;
}

/** The places of a club; one alone needs no way there. */
export function ClubTabs({ club: clubSequence, tabs, current, className = '' }: ClubTabsProps) {
  if (tabs.length < 2) return null;
  return (
    <TabLinks
      label={words.tabs.label}
      className={className}
      tabs={tabs.map((id) => ({
        id,
        label: words.tabs[id],
        isCurrent: id === current,
        link: (parts) => (
          <Link
            to="/quiz/$clubSequence"
            params={{ clubSequence }}
            search={{ tab: id }}
            resetScroll={false}
            {...parts}
          />
        ),
      }))}
    />
  );
}
