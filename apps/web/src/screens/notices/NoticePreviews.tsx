import { noticeSender } from '@dure/contract/clubs/notices/notice-labels.text';
import type { NoticeWay } from '@dure/contract/clubs/notices/notice-states';
import type { ReactNode } from 'react';
import { BannerStrip } from '../../features/clubs/notices/BannerStrip.tsx';
import { MailPreview } from '../../features/clubs/notices/MailPreview.tsx';
import type { NoticeValues } from '../../features/clubs/notices/notice-draft.ts';
import { noticesText } from '../../features/clubs/notices/notices.text.ts';
import { NotificationItem } from '../../features/tenancy/notifications/NotificationItem.tsx';
import { useSession, useTenant } from '../../kernel/session.ts';
import { TenantLogo } from '../../ui/brand/TenantLogo.tsx';
import { useNow } from '../../ui/dates/use-now.ts';

const text = noticesText.previews;
const nothing = () => {};

interface PreviewProps {
  readonly way: NoticeWay;
  readonly ways: readonly NoticeWay[];
  readonly name: string;
  readonly children: ReactNode;
}

/** One of them, or that nothing goes this way. What it shows is looked at, not pressed. */
function Preview({ way, ways, name, children }: PreviewProps) {
  return (
    <section aria-label={name} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold text-ink-3">{name}</h3>
      {ways.includes(way) ? <div inert>{children}</div> : <p className="text-sm text-ink-3">{text.off}</p>}
    </section>
  );
}

/** A notice as its readers find it: in the components that they see, with the words that are written. */
export function NoticePreviews({ values: { title, text: body, ways } }: { readonly values: NoticeValues }) {
  const tenant = useTenant();
  const { memberName } = useSession();
  const now = useNow();
  const shown = title.trim() || text.noTitle;
  const sender = noticeSender(tenant.tenantName);
  return (
    <aside aria-label={text.label} className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-20">
      <Preview way="BANNER" ways={ways} name={text.banner}>
        <div className="overflow-hidden rounded-box border border-line bg-surface">
          <BannerStrip isAtHead={false} banner={{ noticeSequence: 1, title: shown }} onDismiss={nothing} />
          <p className="flex items-center gap-2 px-4 py-2 text-sm font-bold">
            <TenantLogo brand={tenant} size={18} className="size-4.5" />
            {tenant.tenantName}
          </p>
        </div>
      </Preview>
      <Preview way="BELL" ways={ways} name={text.bell}>
        <div className="overflow-hidden rounded-box border border-line bg-surface">
          <NotificationItem
            onFollow={nothing}
            notification={{
              activityHistorySequence: 1,
              isChecked: false,
              activityMessage: `${sender} · ${shown}`,
              emphasis: sender,
              context: '',
              kind: 'notice',
              actors: [],
              createdAt: new Date(now).toISOString(),
              clubSequence: null,
              clubType: null,
              quizSequence: null,
              answer: null,
              reply: null,
              question: null,
              notice: 1,
              seminar: null,
              post: null,
              mentor: null,
            }}
          />
        </div>
      </Preview>
      <Preview way="MAIL" ways={ways} name={text.mail}>
        <MailPreview tenantName={tenant.tenantName} nickname={memberName} title={title.trim()} text={body.trim()} />
      </Preview>
    </aside>
  );
}
