import type { NoticeBanner } from '@dure/contract/tenancy/banners/notice-banner';
import { Link } from '@tanstack/react-router';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { bannerText as text } from './banner.text.ts';

export interface BannerStripProps {
  readonly banner: NoticeBanner;
  readonly onDismiss: () => void;
  /** At the head of the page, whose panes leave it its place; not in a preview. */
  readonly isAtHead: boolean;
}

/** A notice of the organisation in one line: the way to it, and a way to put it away. It takes its own place and covers nothing. */
export function BannerStrip({ banner: { noticeSequence, title }, onDismiss, isAtHead }: BannerStripProps) {
  return (
    <section
      aria-label={text.label}
      {...(isAtHead && { 'data-banner': '' })}
      className="h-11 flex-none border-b border-line bg-brand-soft text-brand-ink"
    >
      <div
        className={cx(
          'flex h-full items-center gap-2 px-4 text-sm',
          isAtHead && 'mx-auto w-full max-w-page desktop:px-6',
        )}
      >
        <p className="min-w-0 flex-1 truncate font-semibold">{title}</p>
        <Link
          to="/notices/$noticeSequence"
          params={{ noticeSequence }}
          className="touch-target flex-none underline underline-offset-4"
        >
          {text.open}
        </Link>
        <IconButton icon="close" label={text.dismiss} onPress={onDismiss} className="-mr-2 flex-none" />
      </div>
    </section>
  );
}
