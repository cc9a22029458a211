const MINUTES_AN_HOUR = 60;

/** `25분`, `1시간 20분` */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
