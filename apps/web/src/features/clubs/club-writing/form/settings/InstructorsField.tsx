import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInstructorCandidates } from '../../../../../api/clubs/clubs/clubs.reads.ts';
import { useSession } from '../../../../../kernel/session.ts';
import { Avatar } from '../../../../../ui/people/Avatar.tsx';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { RemovableTag } from '../../../../../ui/buttons/RemovableTag.tsx';
import { SearchField } from '../../../../../ui/fields/SearchField.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { useFields } from '../fields-form.ts';

const TYPING_PAUSE_MS = 200;

/** Who runs the club beside its creator: found by name, added and taken off one by one; `hint` says what they may. */
export function InstructorsField({ hint }: { readonly hint: string }) {
  const { values, set, errorOf } = useFields();
  const { memberId } = useSession();
  const [keyword, setKeyword] = useState('');
  const { data, error } = useQuery({
    ...listInstructorCandidates({ query: { keyword } }),
    enabled: keyword.trim() !== '',
  });
  const chosen = new Set([memberId, ...values.instructors.map(({ memberUUID }) => memberUUID)]);
  const offered = keyword.trim() === '' ? undefined : data?.contents.filter((one) => !chosen.has(one.memberUUID));
  const fault = errorOf('instructors');
  return (
    <div
      role="group"
      data-path="instructors"
      aria-label={text.instructors}
      className="flex flex-col gap-2"
      data-invalid={fault === undefined ? undefined : true}
    >
      <p className="text-sm font-semibold text-ink-2">{text.instructors}</p>
      {values.instructors.length > 0 && (
        <ul aria-label={text.instructors} className="flex flex-wrap gap-1.5">
          {values.instructors.map(({ memberUUID, nickname }) => (
            <li key={memberUUID}>
              <RemovableTag
                label={nickname}
                onRemove={() => set({ instructors: values.instructors.filter((one) => one.memberUUID !== memberUUID) })}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={text.instructorSearch}
        placeholder={text.instructorPlaceholder}
        value={keyword}
        onChange={setKeyword}
        delay={TYPING_PAUSE_MS}
        className="desktop:max-w-90"
      />
      <div aria-live="polite">
        {error && <p className="text-sm text-bad">{error.message}</p>}
        {offered?.length === 0 && <p className="text-sm text-ink-3">{text.instructorNone}</p>}
        {offered !== undefined && offered.length > 0 && (
          <ul className="divide-y divide-line rounded-box border border-line desktop:max-w-120">
            {offered.map((person) => (
              <li key={person.memberUUID} className="flex items-center gap-3 px-3 py-2">
                <Avatar name={person.nickname} image={person.profileImageUrl} />
                <span className="min-w-0 flex-1 truncate">{person.nickname}</span>
                <Button
                  size="small"
                  aria-label={text.instructorAdd(person.nickname)}
                  onPress={() => set({ instructors: [...values.instructors, person] })}
                >
                  {text.add}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-sm text-ink-3">{hint}</p>
      {fault !== undefined && <p className="text-sm text-bad">{fault}</p>}
    </div>
  );
}
