import type { ReactNode } from 'react';
import type { LinkParts } from '../buttons/link-parts.ts';
import { number } from '../text/number-format.ts';
import { uiText } from '../ui.text.ts';

/** Colours by meaning, the same everywhere: 사전답변 amber, 최종답변 brand, success green, danger red. */
export type ChartTone = 'brand' | 'pre' | 'post' | 'good' | 'bad' | 'neutral';

export const toneColour: Readonly<Record<ChartTone, string>> = {
  brand: 'var(--color-brand)',
  pre: 'var(--color-pre)',
  post: 'var(--color-post)',
  good: 'var(--color-good)',
  bad: 'var(--color-bad)',
  neutral: 'var(--color-ink-3)',
};

/** What every chart is told. */
export interface ChartProps {
  /** What is shown, as a whole sentence or title; read out as the chart's name. */
  readonly label: string;
  /** The finding in words ("평균 62점에서 81점으로"), read out after the name. */
  readonly summary?: string | undefined;
  /** How a value is written; by default with thousands separators. */
  readonly format?: ((value: number) => string) | undefined;
  /** Top of the scale; by default the largest value. */
  readonly max?: number | undefined;
  readonly className?: string | undefined;
}

export interface ChartBar {
  readonly label: string;
  /** Null leaves a gap. */
  readonly value: number | null;
  readonly tone?: ChartTone | undefined;
  /** What the table says where there is no value, and why. */
  readonly missing?: string | undefined;
}

export type ChartPoint = Omit<ChartBar, 'tone'>;

export interface ChartPair {
  readonly id: string;
  readonly label: string;
  /** Null where it is not known (yet). */
  readonly from: number | null;
  readonly to: number | null;
}

/** A table that says the same as the chart: heads, then rows of as many cells. */
export interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where a row leads. */
  readonly rowLink?: ((index: number, parts: LinkParts) => ReactNode) | undefined;
}

export const formatNumber = (value: number): string => number.format(value);

/** A value in the table behind a picture. */
export const written = ({ value, missing }: ChartPoint, format: (value: number) => string): string =>
  value === null ? (missing ?? uiText.chart.none) : format(value);
