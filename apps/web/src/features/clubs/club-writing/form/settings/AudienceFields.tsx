import { MAX_TAGS } from '@dure/contract/limits/label-limits';
import { useQuery } from '@tanstack/react-query';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { ErrorState } from '../../../../../ui/states/ErrorState.tsx';
import { TagField } from '../../../../../ui/fields/TagField.tsx';
import { ToggleChips } from '../../../../../ui/buttons/ToggleChips.tsx';
import { Waiting } from '../../../../../ui/states/Waiting.tsx';
import { listCodes } from '../../../../../api/tenancy/tenants/tenants.reads.ts';
import { clubFormText as text } from '../club-form.text.ts';
import { useFields } from '../fields-form.ts';

const asOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });

export function AudienceFields() {
  const { values, set, fieldAt } = useFields();
  const { data: codes, error, refetch, isFetching } = useQuery(listCodes({}));
  if (error) {
    return <ErrorState error={error} title={text.codesFailed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!codes) return <Waiting />;

  const jobsOf = (groups: readonly string[]) =>
    offeredCodes(codes.jobs, values.jobs).filter(({ jobGroup }) => groups.includes(jobGroup));
  const chooseGroups = (jobGroups: string[]) => {
    const offered = new Set(jobsOf(jobGroups).map(({ code }) => code));
    set({ jobGroups, jobs: values.jobs.filter((job) => offered.has(job)) });
  };
  const jobs = jobsOf(values.jobGroups);
  return (
    <>
      <ToggleChips
        label={text.jobGroups}
        isRequired
        options={offeredCodes(codes.jobGroups, values.jobGroups).map(asOption)}
        value={values.jobGroups}
        onChange={chooseGroups}
        {...fieldAt('jobGroups')}
      />
      {jobs.length === 0 ? (
        <div>
          <p className="text-sm font-semibold text-ink-2">{text.jobs}</p>
          <p className="mt-1.5 text-ink-3">{text.jobsNeedGroup}</p>
        </div>
      ) : (
        <ToggleChips
          label={text.jobs}
          options={jobs.map(asOption)}
          value={values.jobs}
          onChange={(chosen) => set({ jobs: chosen })}
          {...fieldAt('jobs')}
        />
      )}
      <ToggleChips
        label={text.jobLevels}
        isRequired
        options={offeredCodes(codes.jobLevels, values.jobLevels).map(asOption)}
        value={values.jobLevels}
        onChange={(jobLevels) => set({ jobLevels })}
        {...fieldAt('jobLevels')}
      />
      <TagField
        label={text.tags}
        description={text.tagsHint}
        value={values.tags}
        onChange={(tags) => set({ tags })}
        limit={MAX_TAGS}
        {...fieldAt('tags')}
      />
    </>
  );
}
