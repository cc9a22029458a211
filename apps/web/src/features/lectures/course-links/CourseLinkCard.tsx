import { CLUB_TYPE, type ClubType } from '@dure/contract/codes/club-type';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getCourseLink } from '../../../api/lectures/course-links/course-links.reads.ts';
import { unlinkClubs } from '../../../api/lectures/course-links/course-links.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { courseLinksText as text } from './course-links.text.ts';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog), { failure: 'popover' });

export interface CourseLinkCardProps {
  readonly club: number;
  readonly clubType: ClubType;
}

/** The other club of the course: linked and undone here, in either of the two. */
export function CourseLinkCard({ club, clubType }: CourseLinkCardProps) {
  const isLecture = clubType === CLUB_TYPE.lecture;
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const link = useQuery(getCourseLink({ params: { club }, query: {} }));
  const [isChoosing, setChoosing] = useState(false);
  const undoing = useMutation({
    mutationFn: () => unlinkClubs(client, { params: { club } }),
    onSuccess: () => toast({ message: text.unlinkedNow, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  const undo = async () => {
    if (await confirm({ message: text.unlinkAsk, detail: text.unlinkDetail, action: text.unlink })) undoing.mutate();
  };
  return (
    <Card as="section" aria-label={text.title(isLecture)} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Loaded from={link} skeleton={<Skeleton className="w-3/5" />}>
        {({ linked }) => (
          <>
            <div className="min-w-60 flex-1">
              <h2 className="font-bold">{text.title(isLecture)}</h2>
              <p className="text-sm text-ink-2">{linked === null ? text.none(isLecture) : linked.clubName}</p>
              <p className="text-sm text-ink-3">{text.note}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {linked === null ? (
                <Button onPress={() => setChoosing(true)}>{text.link}</Button>
              ) : (
                <>
                  {isLecture ? (
                    <RouterButtonLink to="/quiz-dashboard/$clubSequence" params={{ clubSequence: linked.clubSequence }}>
                      {text.linked}
                    </RouterButtonLink>
                  ) : (
                    <RouterButtonLink
                      to="/lecture-dashboard/$clubSequence"
                      params={{ clubSequence: linked.clubSequence }}
                    >
                      {text.linked}
                    </RouterButtonLink>
                  )}
                  <Button isPending={undoing.isPending} onPress={() => void undo()}>
                    {text.unlink}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </Loaded>
      <Suspense>{isChoosing && <LinkDialog club={club} onClose={() => setChoosing(false)} />}</Suspense>
    </Card>
  );
}
