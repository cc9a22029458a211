import { noticeMail } from '@dure/contract/clubs/notices/notice-mail.text';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { noticesText } from './notices.text.ts';

const text = noticesText.previews;
/** Stands for addresses that each reader's own mail has. */
const ADDRESS = 'https://…';

export interface MailPreviewProps {
  readonly tenantName: string;
  readonly nickname: string;
  readonly title: string;
  readonly text: string;
}

/** A notice's mail by the very words that are sent. */
export function MailPreview({ tenantName, nickname, title, text: body }: MailPreviewProps) {
  const { subject, greeting, links } = noticeMail({
    tenantName,
    nickname,
    title: title || text.noTitle,
    text: body,
    page: ADDRESS,
    unsubscribe: ADDRESS,
  });
  return (
    <div className="overflow-hidden rounded-box border border-line bg-surface text-sm">
      <div className="border-b border-line bg-sunken px-4 py-3">
        <p className="font-semibold break-keep wrap-anywhere">{`[${tenantName}] ${subject}`}</p>
        <p className="text-ink-3">{text.to(nickname)}</p>
      </div>
      <div className="flex flex-col gap-2.5 px-4 py-3">
        <p className="break-keep wrap-anywhere">{greeting}</p>
        {body === '' ? <p>{text.noText}</p> : <Markdown text={body} className="text-sm" />}
        {links.map(({ words }) => (
          <p key={words} className="text-brand-ink underline underline-offset-4">
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}
