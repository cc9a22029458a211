import { Chip } from '../../ui/buttons/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { homeText } from './home.text.ts';

const text = homeText.example;

/** A first and a last answer to the same question, side by side with what lay between. */
export function GrowthExample() {
  return (
    <figure aria-label={text.label} className="flex flex-col gap-3 rounded-card border border-line bg-bg p-5">
      <figcaption className="font-bold">{text.question}</figcaption>
      <div className="rounded-box border border-line bg-surface p-4">
        <Chip tone="pre">{text.pre}</Chip>
        <p className="mt-2 text-ink-2">{text.preText}</p>
      </div>
      <p className="flex items-center gap-2 pl-4 text-sm text-ink-3">
        <Icon name="comment" size={15} />
        {text.growth}
      </p>
      <div className="rounded-box border border-line bg-surface p-4">
        <Chip tone="post">{text.final}</Chip>
        <p className="mt-2">{text.finalText}</p>
      </div>
    </figure>
  );
}
