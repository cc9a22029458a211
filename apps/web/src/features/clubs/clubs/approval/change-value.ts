import type { ClubField, QuizField } from '@dure/contract/authoring/quiz-clubs/club-difference';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { changesText as text } from './changes.text.ts';
import { clubApprovalText } from './club-approval.text.ts';
import { number } from '../../../../ui/text/number-format.ts';

const { weekdays, gradings, unlimited, people } = clubApprovalText.detail;
const INSTANTS: readonly string[] = ['startAt', 'endAt', 'recruitStartAt', 'recruitEndAt', 'openAt', 'deadlineAt'];

function itemText(field: string, item: unknown): string {
  if (field === 'studyCycle') return weekdays[item as keyof typeof weekdays];
  if (field === 'instructorPeople') return (item as { nickname: string }).nickname;
  if (field === 'rubric') {
    const { name, weight, levels = [] } = item as RubricCriterion;
    const told = levels.map(({ label, points, reason }) => text.level(label, points, reason)).join(' · ');
    return text.criterion(name, weight) + (told === '' ? '' : ` (${told})`);
  }
  return ['jobGroups', 'jobs', 'jobLevels'].includes(field) ? (item as { name: string }).name : String(item);
}

/** A field's value in the words of the screen. */
export function valueText(field: ClubField | QuizField, value: unknown, zone: string): string {
  if (field === 'capacity') return value === null ? unlimited : people(Number(value));
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return text.empty;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map((item) => itemText(field, item)).join(', ');
  if (typeof value === 'number') return number.format(value);
  if (INSTANTS.includes(field)) return formatDateTime(String(value), zone);
  return field === 'officialGrading' ? gradings[value as keyof typeof gradings] : String(value);
}

/** Texts in which words are compared one by one; of everything else the old value stands beside the new one. */
export const isProse = (field: ClubField | QuizField): boolean =>
  field === 'description' || field === 'question' || field === 'modelAnswer';
