import { useQuery } from '@tanstack/react-query';
import { getSecondFactor } from '../../../../api/tenancy/accounts/second-factor.reads.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { secondFactorText } from './second-factor.text.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** The second factor among what keeps an account its owner's. */
export function SecondFactorPart() {
  const factor = useQuery(getSecondFactor({}));
  return (
    <Card as="section" aria-label={secondFactorText.title}>
      <h2 className="text-lg font-bold">{secondFactorText.title}</h2>
      <p className="mb-4 text-sm break-keep text-ink-3">{secondFactorText.card.lead}</p>
      <Loaded
        from={factor}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
      >
        {(its) => <SecondFactorCard factor={its} />}
      </Loaded>
    </Card>
  );
}
