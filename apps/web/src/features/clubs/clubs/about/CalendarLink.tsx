import { downloadClubCalendar } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { addressOf } from '../../../../kernel/calls/request.ts';
import { buttonClass } from '../../../../ui/buttons/button-class.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { clubAboutText } from './club-about.text.ts';

/** The club's dates as a file that any calendar takes. */
export function CalendarLink({ club }: { readonly club: number }) {
  return (
    <a href={addressOf(downloadClubCalendar.route, { params: { club } })} download className={buttonClass()}>
      <Icon name="calendar" size={17} />
      {clubAboutText.calendar}
    </a>
  );
}
