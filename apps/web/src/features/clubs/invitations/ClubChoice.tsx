import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listManagedClubs } from '../../../api/clubs/clubs/clubs.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RemovableTag } from '../../../ui/buttons/RemovableTag.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import type { ChosenClub } from './invite-draft.ts';
import { invitingText as text } from './inviting.text.ts';

const OFFERED = 5;
const TYPING_MS = 250;

export interface ClubChoiceProps {
  readonly label: string;
  readonly clubs: readonly ChosenClub[];
  /** How many can be chosen. */
  readonly most: number;
  /** Which of them are offered. */
  readonly isOffered: (status: ManagedClub['clubStatus']) => boolean;
  readonly onChange: (clubs: readonly ChosenClub[]) => void;
}

/** Some clubs of the organisation, found by name. */
export function ClubChoice({ label, clubs, most, isOffered, onChange }: ClubChoiceProps) {
  const [keyword, setKeyword] = useState('');
  const found = useQuery({ ...listManagedClubs({ query: { keyword, size: 25 } }), enabled: keyword !== '' });
  const offered = (found.data?.contents ?? [])
    .filter(
      ({ clubStatus, clubSequence }) =>
        isOffered(clubStatus) && clubs.every((club) => club.clubSequence !== clubSequence),
    )
    .slice(0, OFFERED);
  const add = ({ clubSequence, clubName }: ChosenClub) => {
    onChange([...clubs, { clubSequence, clubName }]);
    setKeyword('');
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
        {label}
      </span>
      {clubs.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {clubs.map((club) => (
            <RemovableTag
              key={club.clubSequence}
              label={club.clubName}
              onRemove={() => onChange(clubs.filter((one) => one !== club))}
            />
          ))}
        </div>
      )}
      {clubs.length < most && (
        <SearchField
          label={text.findClub}
          placeholder={text.findClub}
          value={keyword}
          onChange={setKeyword}
          delay={TYPING_MS}
        />
      )}
      {keyword !== '' && found.data && (
        <ul className="flex flex-col gap-1">
          {offered.length === 0 && <li className="text-sm text-ink-3">{text.noClub}</li>}
          {offered.map((club) => (
            <li key={club.clubSequence}>
              <Button icon="plus" variant="ghost" aria-label={text.addClub(club.clubName)} onPress={() => add(club)}>
                {club.clubName}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
