import type { StudyView } from '@dure/contract/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getLectureClubAbout, getStudy } from '../../api/lecture-clubs/lecture-clubs.reads.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { formatDateRange } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { studyText as text } from './study.text.ts';

const OpenMaterial = lazyPart(() => import('./OpenMaterial.tsx').then((module) => module.OpenMaterial));

const route = getRouteApi('/lecture/$clubSequence/studies/$studySequence');

/** One study: its materials, opened where the reader stopped. */
export function StudyScreen() {
  const { clubSequence: club, studySequence: study } = route.useParams();
  const { data, error, refetch, isFetching } = useQuery(getStudy({ params: { club, study } }));
  usePageTitle(data?.title ?? text.material);
  if (data) return <Study key={study} study={data} />;
  if (!error) return <Waiting />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

function Study({ study }: { readonly study: StudyView }) {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const zone = useTimeZone();
  const { data: club } = useQuery(getLectureClubAbout({ params: { id: clubSequence } }));
  const { no, title, startAt, endAt, materials } = study;
  const open = materials.find(({ contentSequence }) => contentSequence === search.material) ?? materials[0];
  const beside = (step: number) => club?.studies.find((one) => one.no === no + step);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 pt-5 pb-12 desktop:px-6">
      <PageHeader
        title={text.no(no, title)}
        lead={startAt !== null && endAt !== null && formatDateRange(startAt, endAt, zone)}
        crumbs={[
          {
            label: club?.clubName ?? '',
            link: (parts) => <Link to="/lecture/$clubSequence" params={{ clubSequence }} {...parts} />,
          },
        ]}
        actions={
          <nav aria-label={text.beside} className="flex gap-4 text-sm">
            {([-1, 1] as const).map((step) => {
              const other = beside(step);
              return (
                other && (
                  <Link
                    key={step}
                    to="/lecture/$clubSequence/studies/$studySequence"
                    params={{ clubSequence, studySequence: other.clubStudySequence }}
                    className="touch-target rounded-[4px] font-semibold text-brand-ink hover:underline"
                  >
                    {step < 0 ? text.previous : text.next}
                  </Link>
                )
              );
            })}
          </nav>
        }
      />
      {study.description !== '' && <p className="whitespace-pre-line text-ink-2">{study.description}</p>}
      {open === undefined ? (
        <EmptyState>{text.none}</EmptyState>
      ) : (
        <section aria-label={open.title} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-1 border-b border-line px-4 py-3">
            <Select
              label={text.material}
              labelHidden
              options={materials.map((one) => ({ value: String(one.contentSequence), label: one.title }))}
              value={String(open.contentSequence)}
              onChange={(chosen) => void navigate({ search: { material: Number(chosen) } })}
              className="min-w-0 flex-1 desktop:max-w-100"
            />
            <p role="status" className="py-2 text-sm text-ink-3 tabular-nums">
              {text.read(open.myReading.furthest, open.myReading.of)}
            </p>
          </div>
          <Suspense fallback={<Waiting />}>
            <OpenMaterial
              key={open.contentSequence}
              club={clubSequence}
              study={study.clubStudySequence}
              material={open}
              at={search.at}
              onAt={(at) =>
                void navigate({ search: { material: open.contentSequence, at }, replace: true, resetScroll: false })
              }
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
