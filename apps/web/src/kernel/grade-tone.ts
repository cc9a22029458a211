import { isLowScore } from '@dure/contract/insight/dashboard/club-figures';

/** How a grade looks: what is no low score is good, a low one is told without a colour. */
export const gradeTone = (grade: number): 'good' | 'neutral' => (isLowScore(grade) ? 'neutral' : 'good');
