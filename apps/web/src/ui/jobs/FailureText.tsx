import { failureCause } from '@dure/contract/platform/jobs/failure-causes.text';

/** Why something failed, in a sentence, and below it what it said of itself, for whoever mends it. */
export function FailureText({ failure }: { readonly failure: string }) {
  const cause = failureCause(failure);
  return (
    <>
      <span className="block text-sm break-keep text-bad">{cause}</span>
      {cause !== failure && <span className="block text-sm wrap-anywhere text-ink-3">{failure}</span>}
    </>
  );
}
