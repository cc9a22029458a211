import { MAX_TAGS } from '@dure/contract/limits/label-limits';
import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../../../api/tenancy/tenants/tenants.reads.ts';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { TagField } from '../../../../ui/fields/TagField.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { editorText as text } from './editor.text.ts';
import type { QuizValues } from './quiz-values.ts';

const asOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });

export interface AboutFieldsProps {
  readonly values: QuizValues;
  readonly set: (patch: Partial<QuizValues>) => void;
  readonly field: (name: string) => { readonly error: string | undefined; readonly 'data-path': string };
}

/** Whom a quiz is for, and the words by which it is found. */
export function AboutFields({ values, set, field }: AboutFieldsProps) {
  const { data: codes, error, refetch, isFetching } = useQuery(listCodes({}));
  if (error && !codes) {
    return <ErrorState error={error} title={text.codesFailed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!codes) return <Waiting />;
  const groups = values.jobGroup === null ? [] : [values.jobGroup];
  const jobs = offeredCodes(codes.jobs, values.jobs).filter(({ jobGroup }) => jobGroup === values.jobGroup);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 font-bold">{text.about}</legend>
      <ToggleChips
        label={text.jobGroup}
        selectionMode="single"
        options={offeredCodes(codes.jobGroups, groups).map(asOption)}
        value={groups}
        onChange={([jobGroup = null]) => set({ jobGroup, jobs: [] })}
        {...field('jobGroup')}
      />
      {jobs.length > 0 && (
        <ToggleChips
          label={text.jobs}
          options={jobs.map(asOption)}
          value={values.jobs}
          onChange={(chosen) => set({ jobs: chosen })}
          {...field('jobs')}
        />
      )}
      <ToggleChips
        label={text.jobLevels}
        options={offeredCodes(codes.jobLevels, values.jobLevels).map(asOption)}
        value={values.jobLevels}
        onChange={(jobLevels) => set({ jobLevels })}
        {...field('jobLevels')}
      />
      <TagField
        label={text.tags}
        limit={MAX_TAGS}
        value={values.tags}
        onChange={(tags) => set({ tags })}
        {...field('tags')}
      />
    </fieldset>
  );
}
