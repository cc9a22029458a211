import type { Person } from '@dure/contract/tenancy/accounts/person';
import { firstToGrade } from '@dure/contract/grading/grading/queue/first-to-grade';
import { partOf } from '@dure/contract/grading/grading/grading-split';
import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listGraders } from '../../../../api/grading/grading/graders.reads.ts';
import { useSession } from '../../../../kernel/session.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';

/** Another grader who has to do with an answer. */
export interface OtherGrader {
  readonly member: Person;
  /** Looks at it just now; otherwise it is of their part. */
  readonly isLooking: boolean;
}

/** Not known: as where one grades alone. */
const NOBODY: Graders = { graders: [], looks: [], split: null, version: 0 };

/** Who else grades in the club: what they look at, and what is theirs. */
export function useGraders(club: number) {
  const { memberId } = useSession();
  const now = useNow();
  const { data, isPending } = useQuery(listGraders({ params: { club } }));
  return useMemo(() => {
    const looks = new Map(
      (data?.looks ?? [])
        .filter(({ until }) => Date.parse(until) > now)
        .map(({ clubQuizAnswerSequence, member }) => [clubQuizAnswerSequence, member]),
    );
    const people = new Map((data?.graders ?? []).map(({ member }) => [member.memberUUID, member]));
    const lookerAt = (sequence: number | undefined) => (sequence === undefined ? undefined : looks.get(sequence));
    return {
      data,
      /** Whether it is not known yet who else is here. */
      isPending,
      looking: new Set([...looks.values()].map(({ memberUUID }) => memberUUID)),
      lookerAt,
      /** The answer that is opened for whoever comes to these. */
      firstOf: (items: readonly ClubQueueItem[]) => firstToGrade(items, data ?? NOBODY, memberId, now),
      /** Who else has to do with the answer; a look says more than a part. */
      otherOf(item: ClubQueueItem): OtherGrader | undefined {
        const looker = lookerAt(item.clubQuizAnswerSequence);
        if (looker) return { member: looker, isLooking: true };
        const owner = data?.split && partOf(data.split, { ...item, nickname: item.member.nickname });
        const member = owner === memberId || !owner ? undefined : people.get(owner);
        return member && { member, isLooking: false };
      },
    };
  }, [data, isPending, now, memberId]);
}
export type GradersHere = ReturnType<typeof useGraders>;
