import { useState } from 'react';
import { presets } from '@dure/contract/tenancy/tenants/presets';
import { sections } from './sections.ts';

/** `/gallery.html?only=fields&theme=dark&preset=teal` shows one section in one look, for a picture. */
function choose(attribute: 'theme' | 'preset', value: string) {
  document.documentElement.setAttribute(`data-${attribute}`, value);
}

export function Gallery() {
  const [query] = useState(() => {
    const parameters = new URLSearchParams(location.search);
    for (const attribute of ['theme', 'preset'] as const) {
      const value = parameters.get(attribute);
      if (value !== null) choose(attribute, value);
    }
    return { only: parameters.get('only') };
  });
  const shown = sections.filter(({ id }) => query.only === null || id === query.only);
  return (
    <main className="mx-auto flex max-w-page flex-col gap-8 px-4 py-8 desktop:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold">ui gallery</h1>
        <select aria-label="theme" onChange={(event) => choose('theme', event.target.value)}>
          {['system', 'light', 'dark'].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select aria-label="preset" onChange={(event) => choose('preset', event.target.value)}>
          {Object.keys(presets).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {shown.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </main>
  );
}
