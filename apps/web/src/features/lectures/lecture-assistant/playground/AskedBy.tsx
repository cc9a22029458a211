import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { playgroundText as text } from './playground.text.ts';

export interface AskedByProps {
  readonly nickname: string;
  /** Null: of no study. */
  readonly studyNo: number | null;
  readonly askedAt: string;
}

/** Who asked, where and when. */
export const AskedBy = ({ nickname, studyNo, askedAt }: AskedByProps) => (
  <>
    {[nickname, studyNo !== null && text.studyNo(studyNo)].filter(Boolean).join(' · ')}
    {' · '}
    <RelativeTime date={askedAt} />
  </>
);
