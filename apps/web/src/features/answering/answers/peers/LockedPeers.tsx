import { Icon } from '../../../../ui/Icon.tsx';
import { answersText } from '../answers.text.ts';
import { WritersNow } from './WritersNow.tsx';

const words = answersText.others;
const LINES = ['w-full', 'w-11/12', 'w-2/3'];

/** In the place of the others' answers before one's own: how many there are and how many write, and nothing of them. A phone says why above the editor. */
export function LockedPeers({ count }: { readonly count: number }) {
  return (
    <section aria-label={words.title} className="hidden p-5 desktop:block">
      <h2 className="flex items-center gap-2 text-lg font-bold">
        <Icon name="lock" />
        {answersText.before.title}
      </h2>
      <p className="mt-1 text-ink-2">{answersText.before.why}</p>
      <p className="mt-3 font-semibold tabular-nums">{count > 0 ? words.answered(count) : words.answeredNone}</p>
      <WritersNow className="mt-1" />
      <p className="mt-5 text-sm text-ink-3">{words.firstThree}</p>
      <ul className="mt-2 divide-y divide-line">
        {Object.values(words.reasons).map((reason) => (
          <li key={reason} className="py-4">
            <p className="mb-2 text-sm font-semibold text-ink-2">{reason}</p>
            <div aria-hidden="true" className="flex flex-col gap-2">
              {LINES.map((width) => (
                <span key={width} className={`h-2.5 rounded-full bg-sunken ${width}`} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
