import { noticeMail } from '@dure/contract/clubs/notices/notice-mail.text';
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

/** A notice's mail by the very words that are sent; what is followed by an address is a link there. */
export function MailPreview({ tenantName, nickname, title, text: body }: MailPreviewProps) {
  const { subject, paragraphs } = noticeMail({
    tenantName,
    nickname,
    title: title || text.noTitle,
    text: body || text.noText,
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
        {paragraphs.map((paragraph, at) => {
          const words = paragraph.split('\n');
          const isLink = words.at(-1) === ADDRESS;
          return (
            <p
              key={at}
              className={
                isLink ? 'text-brand-ink underline underline-offset-4' : 'whitespace-pre-wrap break-keep wrap-anywhere'
              }
            >
              {isLink ? words[0] : paragraph}
            </p>
          );
        })}
      </div>
    </div>
  );
}
