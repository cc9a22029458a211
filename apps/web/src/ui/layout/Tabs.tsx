import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { cx } from '../cx.ts';
import { NumberText } from '../text/NumberText.tsx';
import { tabClass, tabRowClass } from './tab-class.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Panels stay in the page while another is shown, where leaving one would lose what is in it. */
  readonly keepPanels?: boolean;
  readonly className?: string;
  readonly panelClassName?: string;
}

/** Panels of one place; tabs that lead to places of their own are `TabLinks`. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, keepPanels = false, className, panelClassName = 'pt-4' } = props;
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onSelect(tab.id);
      }}
      className={cx(className)}
    >
      <TabList aria-label={label} className={tabRowClass}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={cx(tabClass, 'cursor-pointer')}>
            {tab.label}
            {tab.count !== undefined && <NumberText value={tab.count} className="text-ink-3" />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount={keepPanels} className={cx(panelClassName, 'data-inert:hidden')}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
