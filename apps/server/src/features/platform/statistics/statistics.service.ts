import type { Statistics, getStatistics as endpoint } from '@dure/contract/platform/statistics/statistics.endpoints';
import type { z } from 'zod';
import { monthOf } from '../../../kernel/calendar/months.ts';
import { monthsUntil, type Counted } from '../../../kernel/calendar/periods.ts';
import type { AllRows, Query } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { sumByPeriod, won } from '../../assistance/ai/ai.public.ts';
import { shownOf, type Measured } from './statistics.policy.ts';
import { countAnswers, countClubs, countFinals, countJoined, countQuestions } from './statistics.queries.ts';

type Read = <const Q extends readonly Query[]>(...queries: Q) => Promise<AllRows<Q>>;
export type StatisticsQuery = z.output<(typeof endpoint)['query']>;

const named = <Row extends { name: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.name, row]));
const shareOf = (part: number, of: number): number | null => (of === 0 ? null : part / of);

/** All figures of each period, whoever is behind them: nothing that may be shown as it is. */
export async function measure(read: Read, of: Counted): Promise<Map<string, Measured>> {
  const [clubs, joined, answers, finals, questions, asked] = await read(
    countClubs(of),
    countJoined(of),
    countAnswers(of),
    countFinals(of),
    countQuestions(of),
    sumByPeriod(of),
  );
  const by = {
    clubs: named(clubs),
    joined: named(joined),
    answers: named(answers),
    finals: named(finals),
    questions: named(questions),
    asked: named(asked),
  };
  return new Map(
    of.periods.map(({ name }) => {
      const club = by.clubs.get(name);
      const final = by.finals.get(name);
      const answer = by.answers.get(name);
      const question = by.questions.get(name);
      const call = by.asked.get(name);
      const joinedPeople = by.joined.get(name)?.people ?? 0;
      return [
        name,
        {
          values: {
            runningClubs: club?.running ?? 0,
            startedClubs: club?.started ?? 0,
            joinedPeople,
            answeringPeople: answer?.people ?? 0,
            preCount: answer?.pre ?? 0,
            finalCount: final?.count ?? 0,
            questionCount: question?.count ?? 0,
            onTimeShare: shareOf(final?.on_time ?? 0, final?.count ?? 0),
            averageGrowth: final?.growth ?? null,
            gradedCount: final?.graded ?? 0,
            aiGradedShare: shareOf(final?.by_ai ?? 0, final?.graded ?? 0),
            aiCalls: call?.calls ?? 0,
            aiCost: won(Number(call?.cost ?? 0)),
          },
          people: {
            joinedPeople,
            answeringPeople: answer?.people ?? 0,
            preCount: answer?.pre_people ?? 0,
            finalCount: final?.people ?? 0,
            questionCount: question?.people ?? 0,
            onTimeShare: final?.people ?? 0,
            averageGrowth: final?.growth_people ?? 0,
            gradedCount: final?.graded_people ?? 0,
            aiGradedShare: final?.graded_people ?? 0,
          },
        },
      ];
    }),
  );
}

/** Figures of an organisation by month, in its time zone; of fewer people than may be told they are hidden. */
export async function getStatistics(unit: Unit, { lastMonth, months }: StatisticsQuery): Promise<Statistics> {
  const { tenantId, tenant, now } = unit;
  const timeZone = tenant.time_zone;
  const thisMonth = monthOf(now, timeZone);
  const last = lastMonth === undefined || lastMonth > thisMonth ? thisMonth : lastMonth;
  const periods = monthsUntil(last, months);
  const measured = await measure((...queries) => unit.read(...queries), { tenantId, timeZone, periods });
  return {
    months: periods.map(({ name }) => ({ month: name, isOver: name < thisMonth, ...shownOf(measured.get(name)!) })),
  };
}
