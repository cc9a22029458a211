import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/Icon.tsx';
import { logOut } from './log-out.ts';
import { shellText } from './shell.text.ts';

export interface OwnLinksProps {
  readonly className: string;
  readonly onFollow: () => void;
}

/** My page, my replies and log-out, as rows of a panel. */
export function OwnLinks({ className, onFollow }: OwnLinksProps) {
  const client = useQueryClient();
  return (
    <>
      <Link to="/account/my/activity" onClick={onFollow} className={className}>
        <Icon name="user" className="text-ink-3" />
        {shellText.myPage}
      </Link>
      <Link to="/account/my/replies" onClick={onFollow} className={className}>
        <Icon name="comment" className="text-ink-3" />
        {shellText.myReplies}
      </Link>
      <button type="button" onClick={() => void logOut(client)} className={className}>
        <Icon name="logout" className="text-ink-3" />
        {shellText.logout}
      </button>
    </>
  );
}
