import type { ReactNode } from 'react';

export interface NothingWaitsProps {
  readonly title: string;
  readonly note: string;
  /** What to do next. */
  readonly action: ReactNode;
}

/** Said as the headline: nothing waits, and what else there is. */
export function NothingWaits({ title, note, action }: NothingWaitsProps) {
  return (
    <section className="flex flex-col items-start gap-4 py-6 desktop:py-10">
      <div>
        <h1 className="text-2xl font-bold text-pretty desktop:text-3xl">{title}</h1>
        <p className="mt-2 text-ink-2">{note}</p>
      </div>
      {action}
    </section>
  );
}
