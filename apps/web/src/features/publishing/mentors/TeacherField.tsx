import type { Person } from '@dure/contract/tenancy/accounts/person';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInstructorCandidates } from '../../../api/clubs/clubs/clubs.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { mentorsText } from './mentors.text.ts';

const text = mentorsText.managed;
const TYPING_PAUSE_MS = 200;

export type Teacher = Person;

export interface TeacherFieldProps {
  readonly teacher: Teacher | undefined;
  readonly onChange: (teacher: Teacher | undefined) => void;
}

/** One of those who may hold seminars, found by name. */
export function TeacherField({ teacher, onChange }: TeacherFieldProps) {
  const [keyword, setKeyword] = useState('');
  const { data, error } = useQuery({
    ...listInstructorCandidates({ query: { keyword } }),
    enabled: keyword.trim() !== '' && teacher === undefined,
  });
  if (teacher)
    return (
      <div className="flex items-center gap-3">
        <Avatar name={teacher.nickname} image={teacher.profileImageUrl} />
        <b className="min-w-0 flex-1 break-words">{teacher.nickname}</b>
        <Button size="small" onPress={() => onChange(undefined)}>
          {text.another}
        </Button>
      </div>
    );
  const found = keyword.trim() === '' ? undefined : data?.contents;
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={text.find}
        placeholder={text.find}
        value={keyword}
        onChange={setKeyword}
        delay={TYPING_PAUSE_MS}
      />
      <div aria-live="polite">
        {error && <p className="text-sm text-bad">{error.message}</p>}
        {!found && <p className="text-sm text-ink-3">{text.findHelp}</p>}
        {found?.length === 0 && <p className="text-sm text-ink-3">{text.noneFound}</p>}
        {found !== undefined && found.length > 0 && (
          <ul className="divide-y divide-line rounded-box border border-line">
            {found.map((person) => (
              <li key={person.memberUUID} className="flex items-center gap-3 px-3 py-2">
                <Avatar name={person.nickname} image={person.profileImageUrl} />
                <span className="min-w-0 flex-1 truncate">{person.nickname}</span>
                <Button size="small" aria-label={text.chooseLabel(person.nickname)} onPress={() => onChange(person)}>
                  {text.choose}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
