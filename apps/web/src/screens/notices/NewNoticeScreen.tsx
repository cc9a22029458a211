import {
  MAX_NOTICE_CHOICES,
  MAX_NOTICE_TEXT_LENGTH,
  MAX_NOTICE_TITLE_LENGTH,
} from '@dure/contract/clubs/notices/notice-limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countNoticeReaders, listNotices } from '../../api/clubs/notices/notices.reads.ts';
import { ClubChoice } from '../../features/clubs/invitations/ClubChoice.tsx';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { AudienceFields } from '../../features/clubs/notices/AudienceFields.tsx';
import { blankNotice, isWritten, readersQuery, useNoticeDraft } from '../../features/clubs/notices/notice-draft.ts';
import { noticesText } from '../../features/clubs/notices/notices.text.ts';
import { PastNotices } from '../../features/clubs/notices/PastNotices.tsx';
import { WayFields } from '../../features/clubs/notices/WayFields.tsx';
import { WhenFields } from '../../features/clubs/notices/WhenFields.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Form } from '../../ui/fields/Form.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { usualBannerDay } from './banner-day.ts';
import { NoticePreviews } from './NoticePreviews.tsx';
import { SendingDock } from './SendingDock.tsx';
import { useSendNotice } from './use-send-notice.ts';

const text = noticesText.writing;
const CRUMBS: readonly Crumb[] = [
  { label: noticesText.title, link: (parts) => <Link to="/system/admin/notices" {...parts} /> },
];
/** Clubs of every state have people. */
const anyClub = () => true;

/** A notice is written, looked at as its readers will find it, counted, tried, and sent. */
export function NewNoticeScreen() {
  usePageTitle(text.title);
  const zone = useTimeZone();
  const { confirm } = useDialogs();
  const [blank] = useState(() => blankNotice(usualBannerDay(zone)));
  const draft = useNoticeDraft(blank);
  const { value: values, engine } = draft;
  const change = (part: Partial<typeof values>) => engine.change({ ...values, ...part });
  const reach = useQuery(countNoticeReaders({ query: readersQuery(values) }));
  const past = useQuery(listNotices({ query: { state: 'SENT', size: 3 } }));
  const sending = useSendNotice(draft, zone);
  const discard = async () => {
    if (await confirm({ message: text.discardAsk, action: text.discard, danger: true })) engine.change(blank);
  };
  return (
    <AdministrationFrame>
      <Form
        aria-label={text.form}
        {...(sending.errors && { errors: sending.errors })}
        onSubmit={() => void sending.send(reach.data)}
        className="min-w-0"
      >
        <PageHeader
          title={text.title}
          crumbs={CRUMBS}
          actions={
            <>
              <p role="status" className="text-sm text-ink-3">
                {draft.isChanged ? text.kept : text.untouched}
              </p>
              {draft.isChanged && (
                <Button size="small" variant="ghost" onPress={() => void discard()}>
                  {text.discard}
                </Button>
              )}
            </>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:gap-7">
          <div className="flex min-w-0 flex-col gap-5">
            <AudienceFields
              values={values}
              onChange={change}
              clubs={
                <ClubChoice
                  label={text.clubs}
                  clubs={values.clubs}
                  most={MAX_NOTICE_CHOICES}
                  isOffered={anyClub}
                  onChange={(clubs) => change({ clubs })}
                />
              }
            />
            <TextField
              label={text.subject}
              name="title"
              isRequired
              maxLength={MAX_NOTICE_TITLE_LENGTH}
              value={values.title}
              onChange={(title) => change({ title })}
            />
            <TextArea
              label={text.text}
              name="text"
              isRequired
              limit={MAX_NOTICE_TEXT_LENGTH}
              value={values.text}
              onChange={(words) => change({ text: words })}
            />
            <WayFields values={values} reach={reach.data} onChange={change} />
            <WhenFields values={values} onChange={change} />
            <PastNotices notices={past.data?.contents ?? []} />
          </div>
          <NoticePreviews values={values} />
        </div>
        <SendingDock values={values} reach={reach.data} sending={sending} isReady={isWritten(values)} />
      </Form>
    </AdministrationFrame>
  );
}
