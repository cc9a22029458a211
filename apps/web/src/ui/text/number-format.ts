/** Digits that a sum of binary fractions gets right. */
const DIGITS = 15;

/**
 * Numbers as `Intl.NumberFormat('ko-KR')` writes them, with at most and at least so many decimals. The first use of
 * `Intl` on a page takes a slow phone over a twentieth of a second, in whatever task it happens.
 */
export const numberFormat = (most = 3, least = 0) => ({
  format(value: number): string {
    const scale = 10 ** most;
    const size = Math.round(Number((Math.abs(value) * scale).toPrecision(DIGITS))) / scale;
    const [whole = '', decimals = ''] = String(size).split('.');
    const shown = decimals.padEnd(least, '0');
    return `${value < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${shown && `.${shown}`}`;
  },
});

export const number = numberFormat();

const whole = numberFormat(0);
/** A share of one, in whole hundredths: `12%`. */
export const percent = { format: (share: number): string => `${whole.format(share * 100)}%` };
