import { invalid, named, type RuleFinding, time } from '../../clubs/clubs/club-rules.ts';

interface DatedStudy {
  readonly startAt: string;
  readonly endAt: string;
}
interface DatedLecture {
  readonly startAt: string;
  readonly endAt: string;
  readonly studies: readonly DatedStudy[];
}

/** The calendar day of an instant in a time zone, as `2026-11-20`. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  return (instant: string) => (Number.isNaN(time(instant)) ? '' : format.format(time(instant)));
};

/**
 * Rules of a curriculum in its order (specification, section 5). No two studies start on one day of the tenant's zone
 * (1420). Each ends before the next one starts and before the lecture ends (1426, two messages). What is missing breaks
 * none of them.
 */
export function studyFindings({ startAt, endAt, studies }: DatedLecture, zone: string): RuleFinding[] {
  const day = dayIn(zone);
  const hasPeriod = !(time(endAt) <= time(startAt));
  const taken = new Set<string>();
  return studies.flatMap((study, index) => {
    const at = (field: string) => `studies.${index}.${field}`;
    const findings: RuleFinding[] = [];
    const first = day(study.startAt);
    const next = studies[index + 1];
    if (first !== '' && taken.has(first)) findings.push(named(at('startAt'), 'studyStartTaken'));
    else if (time(study.startAt) < time(startAt)) {
      findings.push(invalid(at('startAt'), '강의는 클럽 시작일부터 열 수 있습니다.'));
    }
    taken.add(first);
    if (time(study.endAt) <= time(study.startAt)) {
      findings.push(named(at('endAt'), 'endBeforeStart'));
    } else if (hasPeriod && time(study.endAt) >= time(endAt)) findings.push(named(at('endAt'), 'studyBeyondLecture'));
    else if (next && day(next.startAt) !== first && time(study.endAt) >= time(next.startAt)) {
      findings.push(named(at('endAt'), 'studyBeyondNext'));
    }
    return findings;
  });
}
