import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { getAdministrationOverview } from '../../../api/platform/administration/administration.reads.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { administrationText as text } from './administration.text.ts';
import { FindButton } from './find/FindButton.tsx';
import { PlaceList } from './PlaceList.tsx';

const Drawer = lazy(() => import('../../../ui/overlays/Drawer.tsx').then((module) => module.Drawer), {
  failure: 'popover',
});

/** The places of administration beside the one that is open; on a phone behind a button above it. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(getAdministrationOverview({}));
  const tasks = data?.tasks ?? [];
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] items-start gap-2 px-4 pt-3 pb-12 desktop:grid-cols-[168px_minmax(0,1fr)] desktop:gap-8 desktop:px-6 desktop:pt-6 desktop:pb-16">
      <div className="flex items-center gap-2 max-desktop:pb-2 desktop:flex-col desktop:items-stretch desktop:gap-3">
        <Button icon="menu" variant="ghost" onPress={() => setOpen(true)} className="flex-none px-2 desktop:hidden">
          {text.label}
        </Button>
        <FindButton />
        <nav aria-label={text.label} className="hidden desktop:block">
          <PlaceList tasks={tasks} />
        </nav>
      </div>
      <Suspense>
        {isOpen && (
          <Drawer title={text.label} isOpen onClose={() => setOpen(false)}>
            <nav aria-label={text.label}>
              <PlaceList tasks={tasks} onChoose={() => setOpen(false)} />
            </nav>
          </Drawer>
        )}
      </Suspense>
      {children}
    </div>
  );
}
