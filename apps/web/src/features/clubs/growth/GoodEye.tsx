import { FEWEST_PICKS } from '@dure/contract/clubs/growth/good-eye';
import { useQuery } from '@tanstack/react-query';
import { getGoodEye } from '../../../api/clubs/growth/growth.reads.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { goodEyeText as words } from './good-eye.text.ts';

/** How the own one-picks were graded later, in a quiet sentence with its rule; nothing for whoever has picked nothing. */
export function GoodEye() {
  const { data } = useQuery(getGoodEye({}));
  if (!data || data.pickCount === 0) return null;
  const { pickCount, tenths } = data;
  return (
    <Card as="section" aria-labelledby="good-eye" className="mb-5 flex flex-col gap-1">
      <h2 id="good-eye" className="text-lg font-bold">
        {words.title}
      </h2>
      <p>
        {tenths === null
          ? words.few(pickCount, FEWEST_PICKS)
          : tenths === 0
            ? words.none
            : words.share(words.tenths[tenths - 1]!)}
      </p>
      <p className="text-sm text-ink-3">{words.rule}</p>
    </Card>
  );
}
