import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listLooks } from '../../api/platform/privacy/privacy.reads.ts';
import { AccessLogList } from '../../features/platform/privacy/AccessLogList.tsx';
import { privacyText as text } from '../../features/platform/privacy/privacy.text.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/states/Skeleton.tsx';

const PATH = '/account/my/privacy';
const LOOKS_A_PAGE = 20;
const route = getRouteApi(PATH);

/** Who opened or downloaded what is kept about the member. */
export function AccessLogCard() {
  const { page = 1 } = route.useSearch();
  const looks = useQuery(listLooks({ query: page === 1 ? {} : { page } }));
  return (
    <section aria-labelledby="looks" className="flex flex-col gap-3">
      <Card isPadded={false}>
        <div className="border-b border-line px-4 py-4 desktop:px-5">
          <h2 id="looks" className="text-lg font-bold">
            {text.looks}
          </h2>
          <p className="text-sm break-keep text-ink-3">{text.looksLead}</p>
        </div>
        <Loaded
          from={looks}
          skeleton={
            <SkeletonGroup className="flex flex-col gap-6 p-5">
              <SkeletonText lines={2} />
              <SkeletonText lines={2} />
            </SkeletonGroup>
          }
        >
          {({ contents }) => <AccessLogList looks={contents} />}
        </Loaded>
      </Card>
      <Pagination
        page={page}
        pageCount={pageCount(looks.data, LOOKS_A_PAGE)}
        link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
      />
    </section>
  );
}
