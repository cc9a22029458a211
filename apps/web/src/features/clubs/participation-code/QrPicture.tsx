import { useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { membersText } from '../people/members.text.ts';
import { qrCodeOf } from './qr-code.ts';

export interface QrPictureProps {
  readonly clubName: string;
  /** The address that opens joining with the code filled in. */
  readonly link: string;
  readonly className?: string;
}

/** An invitation as a QR code. Black on white in every theme: readers ask for it. */
export function QrPicture({ clubName, link, className }: QrPictureProps) {
  const qr = useMemo(() => qrCodeOf(link), [link]);
  return (
    <svg
      role="img"
      aria-label={membersText.qr.picture(clubName)}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className={cx('max-w-full rounded-box border border-line', className)}
    >
      <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
