import { icons, type IconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** For a heart or star that is given. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** Always beside words or inside a named control, so it says nothing itself. */
export function Icon({ name, size = 18, filled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`flex-none ${className ?? ''}`}
    >
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
