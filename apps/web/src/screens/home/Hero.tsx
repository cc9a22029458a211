import { useSession, useTenant } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { GrowthExample } from './GrowthExample.tsx';
import { homeText as text } from './home.text.ts';

/** What it is for, in the tenant's colours, with an answer that grew. */
export function Hero() {
  const { tenantName } = useTenant();
  const { logged } = useSession();
  return (
    <section className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-8 px-4 py-10 desktop:grid-cols-[1fr_27rem] desktop:px-6 desktop:py-18">
        <div>
          <p className="mb-3 font-semibold text-brand-ink">{text.eyebrow(tenantName)}</p>
          <h1 className="text-2xl font-bold whitespace-pre-line desktop:text-3xl">{text.headline}</h1>
          <p className="mt-4 max-w-130 text-pretty text-ink-2">{text.lead}</p>
          <div className="mt-7 flex flex-wrap gap-2">
            {!logged && (
              <RouterButtonLink to="/account/login" search={{ redirect_url: '/quiz' }} variant="primary">
                {text.login}
              </RouterButtonLink>
            )}
            <RouterButtonLink to="/quiz" variant="secondary">
              {text.browse}
            </RouterButtonLink>
          </div>
        </div>
        <GrowthExample />
      </div>
    </section>
  );
}
