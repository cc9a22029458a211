import { Suspense, useEffect, useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useIsInitialRender } from '../../kernel/hydration/use-hydrated.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { answerRoomText as words } from './answer-room.text.ts';
import { BesideKeys } from './BesideKeys.tsx';
import type { ClubBesideProps } from './ClubBeside.tsx';
import { showOpenRow } from './quizzes/show-open-row.ts';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** The club's name and quizzes before they are here. */
function BesideSkeleton({ isListShown }: { readonly isListShown: boolean }) {
  return (
    <>
      <SkeletonGroup className="col-span-full mb-6 flex h-11 items-center border-b border-line wide:mb-0 wide:bg-surface wide:px-6">
        <Skeleton className="h-6 w-56" />
      </SkeletonGroup>
      {isListShown && (
        <SkeletonGroup className="flex flex-col gap-3 border-r border-line bg-surface p-4 max-wide:hidden">
          <Skeleton className="h-6 w-20" />
          <Skeleton shape="block" className="h-72" />
        </SkeletonGroup>
      )}
    </>
  );
}

// A phone, which does not show it, never loads its code.
const ClubBeside = lazy(() => import('./ClubBeside.tsx').then((module) => module.ClubBeside), {
  hydrateOn: ['interaction', 'visible'],
});
const ShortcutList = lazy(() => import('../../ui/keys/ShortcutList.tsx').then((module) => module.ShortcutList), {
  failure: 'popover',
});

/**
 * The club around the open quiz. A phone does not show it; the server, which knows no width, renders it for all. Apart, so that the
 * room is not drawn again when the width is known.
 */
export function Beside(props: Omit<ClubBesideProps, 'onHelp'>) {
  const place = useRef<HTMLDivElement>(null);
  const isDesktop = useDesktop();
  const isInitialRender = useIsInitialRender();
  const [isHelpShown, setHelpShown] = useState(false);
  useEffect(() => {
    if (!isDesktop) return;
    const list = place.current?.querySelector<HTMLElement>('[data-quizzes]');
    // Its markup is useful before its code; where there is none, the code comes by itself.
    if (list) showOpenRow(list);
    else void ClubBeside.preload();
  }, [isDesktop]);
  if (!isDesktop && !isInitialRender) return null;
  const onHelp = () => setHelpShown(true);
  return (
    <div ref={place} className="contents max-desktop:hidden">
      <ClubBeside {...props} onHelp={onHelp} fallback={<BesideSkeleton isListShown={props.isListShown} />} />
      {isDesktop && <BesideKeys {...props} no={props.no ?? 1} onHelp={onHelp} />}
      <Suspense>
        {isHelpShown && <ShortcutList groups={words.shortcuts} isOpen onClose={() => setHelpShown(false)} />}
      </Suspense>
    </div>
  );
}
