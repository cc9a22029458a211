import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../../../../api/tenancy/tenants/tenants.reads.ts';
import { formatShortDateTime } from '../../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../../ui/dates/use-now.ts';
import { clubFormText as text } from '../club-form.text.ts';
import { Setting } from './Setting.tsx';
import { useForm } from '../use-club-form.ts';

type Named = readonly { readonly code: string; readonly name: string }[];
const namesOf = (all: Named | undefined, chosen: readonly string[]) =>
  all?.filter(({ code }) => chosen.includes(code)).map(({ name }) => name) ?? [];

/** What the form has settled by itself, one sentence each. */
export function Settings() {
  const { values } = useForm();
  const { data: codes } = useQuery(listCodes({}));
  const zone = useTimeZone();
  const now = useNow();
  const { recruitStartAt, recruitEndAt, capacity, joinApproval, instructors, jobGroups, jobLevels } = values;
  const when = (instant: string | null) => (instant === null ? null : formatShortDateTime(instant, now, zone));
  const groups = text.namesOrAll(namesOf(codes?.jobGroups, jobGroups), codes?.jobGroups.length ?? 0, text.jobGroups);
  const levels = text.namesOrAll(namesOf(codes?.jobLevels, jobLevels), codes?.jobLevels.length ?? 0, text.jobLevels);
  return (
    <ul>
      <Setting
        section="recruit"
        sentence={text.recruitSentence(when(recruitStartAt), when(recruitEndAt))}
        detail={text.joiningSentence(capacity, joinApproval, values.isPublic)}
      />
      <Setting
        section="grading"
        sentence={text.gradingSentence[values.officialGrading]}
        detail={text.gradingDetail(values.selfGrading, values.anonymous)}
      />
      <Setting section="audience" sentence={text.audienceSentence(groups, levels)} />
      <Setting section="rhythm" sentence={text.rhythmSentence(values.weekCount, values.studyCount)} />
      <Setting
        section="people"
        sentence={text.peopleSentence(instructors.map(({ nickname }) => nickname))}
        detail={text.codeSentence(values.participationCode)}
      />
      <Setting section="image" sentence={values.imageKey === null ? text.noImage : text.ownImage} />
    </ul>
  );
}
