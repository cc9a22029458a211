import { cx } from '../../ui/cx.ts';
import { installationText } from './installation.text.ts';

const text = installationText.places;
const PLACES = ['tenants', 'jobs', 'entries'] as const;
export type Place = (typeof PLACES)[number];

/** The place that an address names behind its #; the organisations where it names none. */
export const placeIn = (hash: string): Place => PLACES.find((place) => `#${place}` === hash.split('?')[0]) ?? 'tenants';

/** Places of the page, in the dark bar. */
export function PlaceLinks({ current }: { readonly current: Place }) {
  return (
    <nav aria-label={text.label} className="max-desktop:order-last max-desktop:w-full">
      <ul className="flex gap-1 max-desktop:-mx-2 max-desktop:pb-1.5">
        {PLACES.map((place) => (
          <li key={place}>
            <a
              href={`#${place}`}
              aria-current={place === current ? 'page' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-control px-2.5 font-semibold desktop:h-10',
                place === current ? 'bg-on-bar/15' : 'opacity-85 hover:opacity-100',
              )}
            >
              {text[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
