import { Icon } from '../Icon.tsx';

/** What was done to a cell, each with a check. */
export const DoneMarks = ({ done }: { readonly done: readonly string[] }) =>
  done.map((what) => (
    <span key={what} className="flex items-center gap-1 text-sm font-semibold break-keep text-good">
      <Icon name="check" size={13} className="flex-none" />
      {what}
    </span>
  ));
