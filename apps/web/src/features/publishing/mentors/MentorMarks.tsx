import { type MentorType, mentorLevelOf } from '@dure/contract/publishing/mentors/mentor-codes';
import { authenticationLabel } from '@dure/contract/publishing/mentors/mentor-labels.text';
import { chipClass } from '../../../ui/buttons/chip-class.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { mentorsText as text } from './mentors.text.ts';

const ARCS = [1, 2, 3, 4];
/** Of a circle of 100: an arc, and the gap behind it. */
const [ARC, QUARTER] = [19, 25];

/** The level of a mentor as so many arcs of four around a point; the words beside it say the same. */
export function MentorLevelIcon({ type }: { readonly type: MentorType }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none -rotate-90">
      <circle cx="10" cy="10" r="3.2" className="fill-brand" />
      {ARCS.map((arc) => (
        <circle
          key={arc}
          cx="10"
          cy="10"
          r="8"
          fill="none"
          strokeWidth="3"
          pathLength="100"
          strokeDasharray={`${ARC} ${100 - ARC}`}
          strokeDashoffset={-(arc - 1) * QUARTER}
          className={arc <= mentorLevelOf(type) ? 'stroke-brand' : 'stroke-line-strong'}
        />
      ))}
    </svg>
  );
}

/** Whether the organisation certifies a mentor; its sentence comes by mouse, keyboard and touch. */
export function Authenticated({ authenticatedYn }: { readonly authenticatedYn: boolean }) {
  return (
    <Tooltip
      text={authenticationLabel(authenticatedYn)}
      className={cx(chipClass(authenticatedYn ? 'good' : 'neutral'), 'h-6 px-2.25')}
    >
      <Icon name={authenticatedYn ? 'shield' : 'user'} size={13} />
      {authenticatedYn ? text.certified : text.ordinary}
    </Tooltip>
  );
}
