import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import type { FieldsProps } from './FooterFields.tsx';
import { brandSettingsText as text } from './organisation.text.ts';

const FLAGS = ['useQuizClub', 'useLectureClub', 'useChatbot'] as const;

/** What stands in the menu, and how many clubs are hidden with it. */
export function MenuFields({ form, change, now }: FieldsProps & { readonly now: Organisation }) {
  const counts = { useQuizClub: now.quizClubCount, useLectureClub: now.lectureClubCount, useChatbot: undefined };
  return (
    <section aria-labelledby="menu-fields" className="flex flex-col gap-2">
      <h2 id="menu-fields" className="font-bold">
        {text.menu}
      </h2>
      <p className="text-sm text-ink-3">{text.menuHint}</p>
      <div className="flex flex-wrap gap-2">
        {FLAGS.map((flag) => {
          const count = counts[flag];
          return (
            <Checkbox
              key={flag}
              isSelected={form[flag]}
              onChange={(isOn) => change({ [flag]: isOn })}
              className="rounded-box border border-line-strong bg-surface px-3 desktop:min-h-10!"
            >
              {text.flags[flag]}
              {count !== undefined && (
                <span className="ml-1.5 text-sm text-ink-3 tabular-nums">
                  {form[flag] || count === 0 ? text.clubs(count) : text.hides(count)}
                </span>
              )}
            </Checkbox>
          );
        })}
      </div>
    </section>
  );
}
