import { CLUB_CARDS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { listClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { exampleFor } from './field-example.ts';
import { homeText } from './home.text.ts';

const text = homeText.example;

/** A first and a last answer to the same question of the tenant's own field, with what lay between. */
export function GrowthExample() {
  const { data } = useQuery(listClubs({ query: { page: 1, size: CLUB_CARDS_A_PAGE } }));
  const { question, pre, final } = exampleFor(data?.contents ?? []);
  return (
    <figure aria-label={text.label} className="flex flex-col gap-3 rounded-card border border-line bg-bg p-5">
      <figcaption className="font-bold">{question}</figcaption>
      <div className="rounded-box border border-line bg-surface p-4">
        <Chip tone="pre">{text.pre}</Chip>
        <p className="mt-2 text-ink-2">{pre}</p>
      </div>
      <p className="flex items-center gap-2 pl-4 text-sm text-ink-3">
        <Icon name="comment" size={15} />
        {text.growth}
      </p>
      <div className="rounded-box border border-line bg-surface p-4">
        <Chip tone="post">{text.final}</Chip>
        <p className="mt-2">{final}</p>
      </div>
    </figure>
  );
}
