import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import { evaluationText as text } from './evaluation.text.ts';

/** Somebody else saved meanwhile: what was typed is still here, and what both changed is named. */
export function StaleReport({ conflicts }: { readonly conflicts: readonly EvaluationSection[] }) {
  return (
    <div role="alert" className="rounded-box border border-bad bg-bad-soft px-3 py-2.5 text-sm">
      <p className="font-semibold text-bad">{text.stale}</p>
      <p>{text.staleMerged}</p>
      {conflicts.length > 0 && <p>{text.staleSections(conflicts.map((name) => text.sections[name]).join(', '))}</p>}
    </div>
  );
}
