import type { ResumeClub, ResumeGradeProof } from '@dure/contract/people/resume-stories/resume-stories.views';
import { formatDay } from '../../../ui/dates/format-date.ts';
import { resumeText } from './resume.text.ts';

const text = resumeText.proof;

/** `데이터베이스 설계 실전 클럽 · 2026.11.20 마침 · 최종답변 6개 · 평균 88점 · 사전답변보다 41% 성장` */
export function proofWords(
  {
    clubName,
    finishedAt,
    finalCount,
    averageGrade,
    growth,
  }: Pick<ResumeClub, 'clubName' | 'finishedAt' | 'finalCount' | 'averageGrade' | 'growth'>,
  zone: string,
): string {
  return [
    clubName,
    text.finished(formatDay(finishedAt, zone)),
    ...(finalCount > 0 ? [text.answers(finalCount)] : []),
    ...(averageGrade === null ? [] : [text.average(averageGrade)]),
    ...(growth === null ? [] : [text.growth(growth)]),
  ].join(' · ');
}

/** `데이터베이스 설계 실전 클럽 · 기본키 고르기 퀴즈 · 92점 · 2026.11.18 채점` */
export const gradeWords = (
  { clubName, topic, grade, gradedAt }: Pick<ResumeGradeProof, 'clubName' | 'topic' | 'grade' | 'gradedAt'>,
  zone: string,
): string => [clubName, text.quiz(topic), text.points(grade), text.graded(formatDay(gradedAt, zone))].join(' · ');
