import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listMails } from '../../api/tenancy/mails/mails.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { MailRow } from '../../features/tenancy/mails/MailRow.tsx';
import { RetryMails } from '../../features/tenancy/mails/RetryMails.tsx';
import { mailsText as text } from '../../features/tenancy/mails/mails.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const PATH = '/system/admin/mails';
const MAILS_A_PAGE = 15;
const route = getRouteApi(PATH);

/** Mail to people: where no SMTP server is set, the place to read it. */
export function MailsScreen() {
  usePageTitle(text.title);
  const { page = 1 } = route.useSearch();
  const mails = useQuery(listMails({ query: page === 1 ? {} : { page } }));
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <Loaded from={mails} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, stuckCount, isOutbox }) => (
            <>
              <PageHeader
                title={text.title}
                lead={isOutbox ? text.outbox : stuckCount > 0 ? text.stuck : text.sending}
                {...(stuckCount > 0 && { actions: <RetryMails count={stuckCount} /> })}
              />
              <Card isPadded={false}>
                {contents.length === 0 ? (
                  <EmptyState icon="mail">{text.empty}</EmptyState>
                ) : (
                  <ul aria-label={text.list} className="divide-y divide-line">
                    {contents.map((mail) => (
                      <li key={mail.mailId}>
                        <MailRow {...{ mail, isOutbox }} />
                      </li>
                    ))}
                  </ul>
                )}
              </Card>
            </>
          )}
        </Loaded>
        <Pagination
          page={page}
          pageCount={pageCount(mails.data, MAILS_A_PAGE)}
          link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
        />
      </div>
    </AdministrationFrame>
  );
}
