import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import { contentsText as text } from './contents.text.ts';

/** What a content is, as a small plate before its name. */
export function KindMark({ kind }: { readonly kind: ContentKind }) {
  return (
    <span className="grid h-9 w-11 flex-none place-items-center rounded-[8px] bg-sunken text-[0.71875rem] font-bold text-ink-2">
      {text.kinds[kind]}
    </span>
  );
}
