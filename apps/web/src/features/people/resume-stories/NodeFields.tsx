import { MAX_RESUME_NODE_LENGTH } from '@dure/contract/people/resume-stories/resume-limits';
import { downloadResumeBadge } from '../../../api/people/resume-stories/resume-stories.reads.ts';
import { addressOf } from '../../../kernel/calls/request.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { optionsFor, type ResumeCodes } from './resume-codes.ts';
import type { NodeValues } from './resume-values.ts';
import { resumeText as text } from './resume.text.ts';

export interface NodeFieldsProps {
  readonly node: NodeValues;
  readonly path: string;
  readonly codes: ResumeCodes;
  readonly onChange: (part: Partial<NodeValues>) => void;
}

/** What a step is written in, and the badge of the club that it rests on. */
export function NodeFields({ node, path, codes, onChange }: NodeFieldsProps) {
  const { clubSequence, quizSequence } = node;
  return (
    <div className="grid gap-3 border-t border-line p-3 desktop:grid-cols-2 desktop:p-4">
      <Select
        label={text.level}
        options={optionsFor(codes.jobLevels, node.level)}
        value={node.level}
        onChange={(level) => onChange({ level })}
      />
      <Select
        label={text.jobGroup}
        options={optionsFor(codes.jobGroups, node.jobGroup)}
        value={node.jobGroup}
        onChange={(jobGroup) => onChange({ jobGroup })}
      />
      <TextArea
        label={text.nodeDescription}
        name={`${path}.description`}
        description={text.nodeHelp}
        rows={2}
        limit={MAX_RESUME_NODE_LENGTH}
        value={node.description}
        onChange={(description) => onChange({ description })}
        className="desktop:col-span-2"
      />
      {clubSequence !== null && quizSequence === null && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3 desktop:col-span-2">
          <ButtonLink
            href={addressOf(downloadResumeBadge.route, { params: { clubSequence } })}
            download
            size="small"
            icon="download"
          >
            {text.proof.badge}
          </ButtonLink>
          {text.proof.badgeHelp}
        </p>
      )}
    </div>
  );
}
