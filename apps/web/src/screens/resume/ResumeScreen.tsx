import { useQuery } from '@tanstack/react-query';
import { getMyResumeStories } from '../../api/people/resume-stories/resume-stories.reads.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ResumeWriter } from './ResumeWriter.tsx';

/** Where a member writes of their own way. */
export function ResumeScreen() {
  usePageTitle(text.title);
  const codes = useQuery(listCodes({}));
  const resume = useQuery(getMyResumeStories({}));
  return (
    <Loaded from={codes} skeleton={<WorkSkeleton />}>
      {(offered) => (
        <Loaded from={resume} skeleton={<WorkSkeleton />}>
          {(mine) => <ResumeWriter codes={offered} resume={mine} />}
        </Loaded>
      )}
    </Loaded>
  );
}
