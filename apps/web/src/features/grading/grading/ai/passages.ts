import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { aiText } from './ai.text.ts';

/** The words of the answer that carry criteria, each with the numbers of those that they carry. */
export function evidencePassages({ final, ai }: Pick<GradingDetail, 'final' | 'ai'>) {
  if (final === null || ai === null) return undefined;
  const numbers = new Map<string, number[]>();
  ai.criteria.forEach(({ evidence }, index) => {
    for (const { start, end } of evidence) {
      const text = final.text.slice(start, end);
      numbers.set(text, [...(numbers.get(text) ?? []), index + 1]);
    }
  });
  return [...numbers].map(([text, criteria]) => ({
    text,
    sign: criteria.join('·'),
    label: aiText.evidenceOf(criteria),
  }));
}
