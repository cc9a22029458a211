import { Icon } from '../../ui/Icon.tsx';
import { homeText as text } from './home.text.ts';

/** What the service is, for who has not come in. */
export function Introduction() {
  return (
    <section className="mx-auto w-full max-w-page px-4 py-10 desktop:px-6 desktop:py-14">
      <h2 className="text-xl font-bold">{text.steps.title}</h2>
      <ol className="mt-5 grid gap-3.5 min-[40rem]:grid-cols-2 desktop:grid-cols-4 desktop:gap-5">
        {text.steps.list.map(({ name, body }, index) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-brand-soft font-bold text-brand-ink tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-bold">{name}</h3>
            <p className="mt-1 text-ink-2">{body}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-12 text-xl font-bold">{text.people.title}</h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 desktop:grid-cols-3">
        {text.people.list.map(({ icon, name, body }) => (
          <li key={name} className="flex gap-3.5">
            <span className="grid size-10 flex-none place-items-center rounded-control bg-brand-soft text-brand-ink">
              <Icon name={icon} size={20} />
            </span>
            <div>
              <h3 className="font-bold">{name}</h3>
              <p className="text-ink-2">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
