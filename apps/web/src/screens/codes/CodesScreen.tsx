import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listManagedCodes } from '../../api/tenancy/codes/codes.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { codesText as text } from '../../features/tenancy/codes/codes.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { CodeLists } from './CodeLists.tsx';

const route = getRouteApi('/system/admin/codes');

/** Where managers keep job groups, jobs and levels. */
export function CodesScreen() {
  usePageTitle(text.title);
  const { group } = route.useSearch();
  const navigate = route.useNavigate();
  const codes = useQuery(listManagedCodes({}));
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-4">
        <PageHeader title={text.title} lead={text.lead} />
        <Loaded from={codes} skeleton={<WorkSkeleton />}>
          {({ codes: all }) => (
            <CodeLists
              {...{ all, group }}
              onGroup={(code) => void navigate({ search: { group: code }, replace: true, resetScroll: false })}
            />
          )}
        </Loaded>
        <p className="text-sm text-ink-3 max-desktop:hidden">{text.renameHint}</p>
      </div>
    </AdministrationFrame>
  );
}
