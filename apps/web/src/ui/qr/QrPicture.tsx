import { useMemo } from 'react';
import { cx } from '../cx.ts';
import { qrCodeOf } from './qr-code.ts';

export interface QrPictureProps {
  /** What it is, for whoever does not see it. */
  readonly label: string;
  /** What a reader finds in it, such as an address. */
  readonly text: string;
  readonly className?: string;
}

/** A text as a QR code. Black on white in every theme: readers ask for it. */
export function QrPicture({ label, text, className }: QrPictureProps) {
  const qr = useMemo(() => qrCodeOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className={cx('max-w-full rounded-box border border-line', className)}
    >
      <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
