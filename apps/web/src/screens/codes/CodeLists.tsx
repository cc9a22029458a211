import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useState } from 'react';
import { CodeList } from '../../features/tenancy/codes/CodeList.tsx';
import { codesText as text } from '../../features/tenancy/codes/codes.text.ts';
import { CodeUses } from '../../features/tenancy/codes/CodeUses.tsx';
import { MergeJobs } from '../../features/tenancy/codes/MergeJobs.tsx';
import { useCodes } from '../../features/tenancy/codes/use-codes.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { LazyDialog } from '../../ui/overlays/LazyDialog.tsx';

export interface CodeListsProps {
  readonly all: readonly ManagedCode[];
  readonly group: string | undefined;
  readonly onGroup: (code: string) => void;
}

/** Three ordered lists: the one in the middle belongs to the job group that is chosen beside it. */
export function CodeLists({ all, group, onGroup }: CodeListsProps) {
  const codes = useCodes();
  const [shown, setShown] = useState<ManagedCode>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const listOf = (kind: CodeKind, parentCode: string | null = null) =>
    all.filter((one) => one.kind === kind && one.parentCode === parentCode);
  const groups = listOf('JOB_GROUP');
  const chosen = groups.find(({ code }) => code === group) ?? groups[0];
  const jobs = chosen ? listOf('JOB', chosen.code) : [];
  const pair = jobs.filter(({ code, isRetired }) => ticked.has(code) && !isRetired);
  const shared = { codes, onShowUses: setShown };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(0,5fr)]">
      <CodeList
        {...shared}
        title={text.kind('JOB_GROUP')}
        kind="JOB_GROUP"
        parentCode={null}
        list={groups}
        selected={chosen?.code}
        onSelect={onGroup}
      />
      {chosen ? (
        <CodeList
          {...shared}
          key={chosen.code}
          title={text.jobsOf(chosen.name)}
          kind="JOB"
          parentCode={chosen.code}
          list={jobs}
          ticked={ticked}
          // Two at a time: a third takes the place of the first.
          onTick={(code, isOn) =>
            setTicked(
              (old) =>
                new Set(
                  [...old]
                    .filter((one) => one !== code)
                    .concat(isOn ? code : [])
                    .slice(-2),
                ),
            )
          }
        />
      ) : (
        <Card className="text-ink-3">{text.chooseGroup}</Card>
      )}
      {pair.length === 2 && (
        <div className="desktop:col-span-3 desktop:row-start-2">
          <MergeJobs
            key={pair.map(({ code }) => code).join()}
            pair={[pair[0]!, pair[1]!]}
            codes={codes}
            onDone={() => setTicked(new Set())}
          />
        </div>
      )}
      <CodeList
        {...shared}
        title={text.kind('JOB_LEVEL')}
        kind="JOB_LEVEL"
        parentCode={null}
        list={listOf('JOB_LEVEL')}
      />
      <LazyDialog
        title={text.uses.title(shown?.name ?? '')}
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        closesOnBackdrop
      >
        {shown && <CodeUses one={shown} />}
      </LazyDialog>
    </div>
  );
}
