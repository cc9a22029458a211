import { cx } from '../cx.ts';

export type ChipTone = 'neutral' | 'brand' | 'pre' | 'post' | 'good' | 'bad' | 'plan' | 'design' | 'develop' | 'engine';

const tones: Record<ChipTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-brand-ink',
  pre: 'bg-pre-soft text-pre',
  post: 'bg-post-soft text-post',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  plan: 'bg-sunken text-plan',
  design: 'bg-sunken text-design',
  develop: 'bg-sunken text-develop',
  engine: 'bg-sunken text-engine',
};

export function chipClass(tone: ChipTone): string {
  return cx('inline-flex items-center gap-1 rounded-chip text-xs font-semibold whitespace-nowrap', tones[tone]);
}
