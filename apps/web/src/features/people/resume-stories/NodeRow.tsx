import { useState } from 'react';
import { JobGroupChip } from '../../../ui/buttons/JobGroupChip.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { SortableRow } from '../../../ui/lists/SortableRow.tsx';
import { LevelMark } from './LevelMark.tsx';
import { NodeFields } from './NodeFields.tsx';
import type { NodeBasis } from './node-basis.ts';
import type { NodeValues } from './resume-values.ts';
import { nameIn, type ResumeCodes } from './resume-codes.ts';
import { resumeText as text } from './resume.text.ts';

export interface NodeRowProps {
  readonly node: NodeValues;
  readonly index: number;
  readonly count: number;
  readonly path: string;
  readonly codes: ResumeCodes;
  readonly basis: NodeBasis | undefined;
  readonly isFaulty: boolean;
  readonly onChange: (part: Partial<NodeValues>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onConsent: (basis: NodeBasis, isShown: boolean) => void;
}

/** What the step rests on, and whether that shows. */
function Facts({ name, proof }: Pick<NodeBasis, 'name' | 'proof'>) {
  if (!proof) return <span>{`${name} · ${text.proof.hidden}`}</span>;
  const { words, isConfirmed } = proof;
  return <span className={isConfirmed ? 'text-good' : 'text-bad'}>{isConfirmed ? words : text.proof.changedOwn}</span>;
}

/** A step of a story: closed it says what it is, opened it is written. */
export function NodeRow(props: NodeRowProps) {
  const { node, index, count, path, codes, basis, isFaulty, onChange, onMove, onRemove, onConsent } = props;
  const [isOpen, setOpen] = useState(node.description === '');
  const [headline] = node.description.split('\n');
  const no = index + 1;
  return (
    <SortableRow
      index={index}
      count={count}
      title={
        <span className="flex min-w-0 items-center gap-2">
          <LevelMark level={node.level} name={nameIn(codes.jobLevels, node.level)} jobGroup={node.jobGroup} />
          <span className="min-w-0 truncate">{headline === '' ? text.nodeEmpty : headline}</span>
          <JobGroupChip code={node.jobGroup} name={nameIn(codes.jobGroups, node.jobGroup)} />
        </span>
      }
      facts={basis && <Facts {...basis} />}
      isFaulty={isFaulty}
      isOpen={isOpen || isFaulty}
      onToggle={() => setOpen(!isOpen)}
      labels={{ up: text.nodeUp(no), down: text.nodeDown(no), remove: text.nodeRemove(no) }}
      onMove={onMove}
      onRemove={onRemove}
      control={
        basis && (
          <Switch
            isSelected={basis.proof !== null}
            onChange={(isShown) => onConsent(basis, isShown)}
            className="mr-auto px-2 text-sm text-ink-2 desktop:mr-0"
          >
            {text.proof.consent}
          </Switch>
        )
      }
    >
      <NodeFields node={node} path={path} codes={codes} onChange={onChange} />
    </SortableRow>
  );
}
