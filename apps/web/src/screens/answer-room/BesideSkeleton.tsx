import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** The club's name and quizzes before they are here. */
export function BesideSkeleton({ isListShown }: { readonly isListShown: boolean }) {
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
