import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { getMyNotice } from '../../api/clubs/notices/my-notices.reads.ts';
import { readMyNotice } from '../../api/clubs/notices/my-notices.writes.ts';
import { noticesText } from '../../features/clubs/notices/notices.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const text = noticesText.reader;
const route = getRouteApi('/notices/$noticeSequence');

/** A notice of the organisation, whole. Whoever has it open has read it. */
export function NoticeScreen() {
  const { noticeSequence } = route.useParams();
  const client = useQueryClient();
  const { tenantName } = useTenant();
  const notice = useQuery(getMyNotice({ params: { noticeSequence } }));
  usePageTitle(notice.data?.title ?? noticesText.title);
  const shown = notice.data?.noticeSequence;
  const note = useEffectEvent((opened: number) => {
    void readMyNotice(client, { params: { noticeSequence: opened } }).catch(() => undefined);
  });
  useEffect(() => {
    if (shown !== undefined) note(shown);
  }, [shown]);
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col items-start gap-5 px-4 pt-5 pb-16 desktop:pt-8">
      <Loaded from={notice} skeleton={<WorkSkeleton />}>
        {({ title, text: body, sentAt }) => (
          <Card as="article" className="flex w-full flex-col gap-4">
            <header>
              <p className="text-sm font-semibold text-brand-ink">{text.from(tenantName)}</p>
              <h1 className="mt-1 text-xl font-bold break-keep wrap-anywhere desktop:text-2xl">{title}</h1>
              <p className="mt-1 text-sm text-ink-3">
                <DateText date={sentAt} look="date-time" />
              </p>
            </header>
            <Markdown text={body} headingLevel={2} />
          </Card>
        )}
      </Loaded>
      <RouterButtonLink to="/account/my/alarms">{text.back}</RouterButtonLink>
    </div>
  );
}
