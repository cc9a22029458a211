import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';

/** For what nobody did. */
const icons: Partial<Record<NotificationView['kind'], IconName>> = {
  quizDeadline: 'clock',
  quizOpened: 'book',
  lectureReady: 'book',
  notice: 'info',
};

/** Who did it: the latest over the one before. */
export function NotificationFace({ actors: [latest, before], kind }: Pick<NotificationView, 'actors' | 'kind'>) {
  if (!latest) return <Icon name={icons[kind] ?? 'flag'} size={18} className="mx-auto mt-1 text-ink-2" />;
  const face = <Avatar name={latest.nickname} image={latest.profileImageUrl} size="small" />;
  if (!before) return <span className="mx-auto">{face}</span>;
  return (
    <span className="relative block h-9 w-10">
      {face}
      <Avatar
        name={before.nickname}
        image={before.profileImageUrl}
        size="small"
        className="absolute top-2.5 left-4 ring-2 ring-surface"
      />
    </span>
  );
}
