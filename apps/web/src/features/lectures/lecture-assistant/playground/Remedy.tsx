import type { ReactNode } from 'react';
import { Card } from '../../../../ui/layout/Card.tsx';

export interface RemedyProps {
  readonly title: string;
  readonly hint: string;
  /** The way there. */
  readonly children: ReactNode;
}

/** One way to mend an answer. */
export const Remedy = ({ title, hint, children }: RemedyProps) => (
  <Card className="flex flex-col items-start gap-1">
    <h3 className="font-bold">{title}</h3>
    <p className="text-sm text-ink-2">{hint}</p>
    <div className="mt-2 max-w-full">{children}</div>
  </Card>
);
