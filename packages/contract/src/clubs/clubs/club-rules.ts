import type { ErrorName } from '../../errors.ts';
import { errors } from '../../errors.ts';
import { isContentAddress } from '../../http/content-address.ts';
import { MAX_PARTICIPATION_CODE_LENGTH, MIN_PARTICIPATION_CODE_LENGTH } from './club-limits.ts';

/** Whether somebody's text has the form of a participation code, before it is put into capitals. */
export const isParticipationCode = (typed: string): boolean =>
  typed.length >= MIN_PARTICIPATION_CODE_LENGTH &&
  typed.length <= MAX_PARTICIPATION_CODE_LENGTH &&
  /^[A-Za-z0-9]+$/.test(typed);
export const PARTICIPATION_CODE_MESSAGE = `참여코드는 영문과 숫자 ${MIN_PARTICIPATION_CODE_LENGTH}~${MAX_PARTICIPATION_CODE_LENGTH}자입니다.`;

/** A broken rule: the path in the form, the refusal it belongs to, the sentence for the person. */
export interface RuleFinding {
  readonly path: string;
  readonly error: ErrorName;
  readonly message: string;
}

interface Dated {
  readonly startAt: string;
  readonly endAt: string;
  readonly recruitStartAt: string | null;
  readonly recruitEndAt: string | null;
  readonly participationCode: string;
}
interface DatedQuizClub extends Dated {
  readonly weekCount: number;
  readonly selfGrading: boolean;
  readonly aiGrading: boolean;
  readonly officialGrading: 'INSTRUCTOR' | 'AI' | 'SELF';
  readonly quizzes: readonly {
    readonly openAt: string;
    readonly deadlineAt: string | null;
    readonly week: number;
    readonly contentUrl: string;
  }[];
}

export const time = (instant: string): number => Date.parse(instant);
export const invalid = (path: string, message: string): RuleFinding => ({ path, error: 'invalidInput', message });
export const named = (path: string, error: ErrorName): RuleFinding => ({ path, error, message: errors[error].message });

/** Rules of a club's quizzes: open dates and deadlines inside the period (1425, 1426), weeks that the club has. */
export function quizFindings(club: Pick<DatedQuizClub, 'startAt' | 'endAt' | 'weekCount' | 'quizzes'>): RuleFinding[] {
  const [start, end] = [time(club.startAt), time(club.endAt)];
  // Nothing lies within a period that ends before it starts: that is said of the period itself.
  const hasPeriod = !(end <= start);
  return club.quizzes.flatMap(({ openAt, deadlineAt, week, contentUrl }, index) => {
    const at = (field: string) => `quizzes.${index}.${field}`;
    const findings: RuleFinding[] = [];
    if (hasPeriod && (time(openAt) < start || time(openAt) > end))
      findings.push(named(at('openAt'), 'outsideClubPeriod'));
    if (deadlineAt !== null && time(deadlineAt) <= time(openAt))
      findings.push(named(at('deadlineAt'), 'endBeforeOpen'));
    else if (hasPeriod && deadlineAt !== null && time(deadlineAt) > end) {
      findings.push({
        path: at('deadlineAt'),
        error: 'outsideClubPeriod',
        message: '답변 마감일은 클럽 종료일을 넘을 수 없습니다.',
      });
    }
    if (week > club.weekCount) findings.push(invalid(at('week'), `${club.weekCount}주차까지 고를 수 있습니다.`));
    if (contentUrl !== '' && !isContentAddress(contentUrl)) findings.push(named(at('contentUrl'), 'invalidUrl'));
    return findings;
  });
}

/** Rules across the fields of every club: dates in order, a code of its form. */
export function periodFindings(club: Dated): RuleFinding[] {
  const findings: RuleFinding[] = [];
  if (time(club.endAt) <= time(club.startAt)) findings.push(named('endAt', 'endBeforeStart'));
  if (club.recruitEndAt !== null && time(club.recruitEndAt) > time(club.endAt)) {
    findings.push(invalid('recruitEndAt', '모집 종료일은 클럽 종료일을 넘을 수 없습니다.'));
  }
  if (
    club.recruitStartAt !== null &&
    club.recruitEndAt !== null &&
    time(club.recruitStartAt) >= time(club.recruitEndAt)
  ) {
    findings.push(invalid('recruitStartAt', '모집 시작일은 모집 종료일보다 앞서야 합니다.'));
  } else if (club.recruitStartAt !== null && time(club.recruitStartAt) >= time(club.startAt)) {
    findings.push(invalid('recruitStartAt', '모집 시작일은 클럽 시작일보다 앞서야 합니다.'));
  }
  if (club.participationCode !== '' && !isParticipationCode(club.participationCode)) {
    findings.push(invalid('participationCode', PARTICIPATION_CODE_MESSAGE));
  }
  return findings;
}

/** Rules across a quiz club's fields: its period, quizzes inside it (1425, 1426), grading that fits. */
export function clubFindings(club: DatedQuizClub): RuleFinding[] {
  const findings = periodFindings(club);
  if (club.officialGrading === 'SELF' && !club.selfGrading) {
    findings.push(invalid('officialGrading', '자기 채점을 허용해야 공식 채점으로 고를 수 있습니다.'));
  }
  if (club.officialGrading === 'AI' && !club.aiGrading) {
    findings.push(invalid('officialGrading', 'AI 채점을 켜야 공식 채점으로 고를 수 있습니다.'));
  }
  return [...findings, ...quizFindings(club)];
}
