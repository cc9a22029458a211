import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listClassCodes } from '../../../api/clubs/invitations/class-codes.reads.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ClassCodeCard } from './ClassCodeCard.tsx';
import { classCodesText as text } from './class-codes.text.ts';

const ClassCodeDialog = lazy(() => import('./ClassCodeDialog.tsx').then((module) => module.ClassCodeDialog), {
  failure: 'popover',
});

/** Codes for people whose address nobody knows. */
export function ClassCodesPart() {
  const codes = useQuery(listClassCodes({}));
  const [isMaking, setMaking] = useState(false);
  return (
    <Card as="section" aria-label={text.title} isPadded={false}>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-lg font-bold">{text.title}</h2>
          <p className="text-sm break-keep text-ink-2">{text.lead}</p>
        </div>
        <Button onPress={() => setMaking(true)}>{text.make}</Button>
      </div>
      {codes.data && codes.data.contents.length > 0 && (
        <ul className="grid divide-y divide-line border-t border-line">
          {codes.data.contents.map((classCode) => (
            <ClassCodeCard key={classCode.classCodeId} classCode={classCode} />
          ))}
        </ul>
      )}
      <Suspense>{isMaking && <ClassCodeDialog onClose={() => setMaking(false)} />}</Suspense>
    </Card>
  );
}
