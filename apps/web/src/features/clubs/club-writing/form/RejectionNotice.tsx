import { Icon } from '../../../../ui/Icon.tsx';
import { submitText as text } from './submit.text.ts';

/** Why a manager sent the club back. */
export function RejectionNotice({ reason }: { readonly reason: string | null }) {
  return (
    <section aria-label={text.reason} className="flex gap-3 rounded-box border border-bad bg-bad-soft px-4 py-3">
      <Icon name="alert" className="mt-1 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold text-bad">{text.rejected}</p>
        <p className="mt-1 whitespace-pre-line">
          <span className="font-semibold">{text.reason}</span> {reason ?? text.noReason}
        </p>
      </div>
    </section>
  );
}
