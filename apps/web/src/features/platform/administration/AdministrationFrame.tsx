import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { administrationText as text } from './administration.text.ts';

const PLACES = Object.keys(text.places) as (keyof typeof text.places)[];

const link =
  'flex min-h-11 items-center rounded-[8px] px-2.5 font-medium whitespace-nowrap text-ink-2 hover:bg-sunken desktop:min-h-8.5 desktop:text-sm ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

/** The places of administration beside the one that is open; above it on a phone. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the list is wider than the window: the place that is open stands in sight.
    const here = list.current?.querySelector('[aria-current=page]');
    if (here)
      list.current!.scrollLeft += here.getBoundingClientRect().left - list.current!.getBoundingClientRect().left;
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] items-start gap-4 px-4 pt-3 pb-12 desktop:grid-cols-[168px_minmax(0,1fr)] desktop:gap-8 desktop:px-6 desktop:pt-6 desktop:pb-16">
      <nav aria-label={text.label}>
        <ul ref={list} className="flex gap-1 overflow-x-auto desktop:flex-col desktop:pt-2">
          {PLACES.map((to) => (
            <li key={to}>
              <Link to={to} className={link}>
                {text.places[to]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
