import type { Person } from '@dure/contract/tenancy/accounts/person';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { friendsText as text } from './friends.text.ts';

export interface PersonRow {
  readonly member: Person;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

export interface PeopleCardProps {
  readonly title: string;
  readonly rows: readonly PersonRow[];
  /** Of all pages. */
  readonly total: number;
  /** What stands where nobody does. */
  readonly empty?: ReactNode;
  /** Under the rows. */
  readonly children?: ReactNode;
}

/** People, each a way to their profile, with what can be done about them. */
export function PeopleCard({ title, rows, total, empty, children }: PeopleCardProps) {
  return (
    <Card as="section" aria-label={title} isPadded={false} className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 font-bold desktop:px-5">
        {title} <span className="text-sm font-normal text-ink-3">{text.people(total)}</span>
      </h2>
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {rows.map(({ member, note, actions }) => (
            <li
              key={member.memberUUID}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 desktop:px-5"
            >
              <Avatar name={member.nickname} image={member.profileImageUrl} />
              <div className="min-w-0 flex-[1_1_8rem]">
                <Link
                  to="/members/$memberUUID"
                  params={{ memberUUID: member.memberUUID }}
                  className="inline-flex min-h-11 max-w-full min-w-11 items-center font-semibold hover:underline desktop:min-h-0"
                >
                  <span className="truncate">{member.nickname}</span>
                </Link>
                {note !== undefined && <p className="text-sm text-ink-2 max-desktop:-mt-2">{note}</p>}
              </div>
              {actions}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
