import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listManagedMembers } from '../../../api/tenancy/accounts/managed-members.reads.ts';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { accountOption, type MergeAccount } from './account-option.ts';
import { mergingText as text } from './merging.text.ts';

const SHOWN = 10;
const DELAY = 300;

export interface OtherAccountProps {
  readonly of: MergeAccount;
  readonly onChoose: (other: ManagedMember) => void;
}

/** Finds another account of the same person: by their name at first. */
export function OtherAccount({ of, onChoose }: OtherAccountProps) {
  const [keyword, setKeyword] = useState(of.nickname);
  const members = useQuery(listManagedMembers({ query: { page: 1, size: SHOWN, ...(keyword && { keyword }) } }));
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={keyword}
        delay={DELAY}
        onChange={setKeyword}
      />
      <Loaded from={members} skeleton={<Waiting />}>
        {({ contents }) => {
          const others = contents.filter(({ memberUUID }) => memberUUID !== of.memberUUID);
          if (others.length === 0) return <p className="text-sm break-keep text-ink-3">{text.nobody}</p>;
          return (
            <RadioGroup
              label={text.found}
              look="rows"
              options={others.map(accountOption)}
              value={null}
              onChange={(id) => onChoose(others.find(({ memberUUID }) => memberUUID === id)!)}
            />
          );
        }}
      </Loaded>
    </div>
  );
}
