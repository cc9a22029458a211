import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { askToLogIn } from '../../../../kernel/interruptions.ts';
import { useSession } from '../../../../kernel/session.ts';
import { clubPath, formPath } from './club-place.ts';
import { clubsText } from './clubs.text.ts';

export interface ClubLinkProps {
  readonly club: ClubCard;
  readonly className: string;
  readonly children: ReactNode;
}

/** The way into a club. A visitor stays on '#' and is told to log in. */
export function ClubLink({ club, className, children }: ClubLinkProps) {
  const { logged } = useSession();
  const path = clubPath(club);
  const form = formPath(club);
  if (logged && form !== undefined) {
    return (
      <Link to={form} search={{ draft: club.clubSequence }} className={className}>
        {children}
      </Link>
    );
  }
  if (logged) {
    return (
      <Link to={path} className={className}>
        {children}
      </Link>
    );
  }
  return (
    // A link like the others' to look at and to reach by keyboard; the specification keeps a visitor on '#'.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a
      href="#"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        askToLogIn(clubsText.loginToMove, path);
      }}
    >
      {children}
    </a>
  );
}
