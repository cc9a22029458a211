import type { LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { keptDraft, keptTable, peopleOf, type InviteDraft } from '../../features/clubs/invitations/invite-draft.ts';
import { InviteeRows } from '../../features/clubs/invitations/InviteeRows.tsx';
import { InviteOptionsForm } from '../../features/clubs/invitations/InviteOptionsForm.tsx';
import { invitingText as text } from '../../features/clubs/invitations/inviting.text.ts';
import { ReceivedPreview } from '../../features/clubs/invitations/ReceivedPreview.tsx';
import { useInvite, type Invited } from '../../features/clubs/invitations/use-invite.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { LoginCardsDialog } from '../../features/tenancy/accounts/login-cards/lazy-cards.ts';
import { toTell } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { dayAfter, dayOf } from '../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { rowCheckText } from '../../ui/row-check/row-check.text.ts';
import { InviteSheetStep } from './InviteSheetStep.tsx';

const PATH = '/system/admin/members/invite';
const USUAL_DAYS = 14;
const route = getRouteApi(PATH);

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} resetScroll={false} {...parts} />
);
const CRUMBS: readonly Crumb[] = [
  { label: text.members, link: (parts) => <Link to="/system/admin/members" {...parts} /> },
  { label: text.invitations, link: (parts) => <Link to="/system/admin/members/invitations" {...parts} /> },
];

/** Why the columns cannot be taken as they are; undefined where they can. */
function columnFault({ sheet, options }: InviteDraft, takesNames: boolean): string | undefined {
  if (!sheet?.columns.includes('name')) return text.needsColumns;
  if (takesNames)
    return (['email', 'loginName', 'studentNumber'] as const).some((one) => sheet.columns.includes(one))
      ? undefined
      : text.needsLogIn;
  return sheet.columns.includes('email') || options.usesClassCode ? undefined : text.needsEmail;
}

/** A list of people is pasted, looked through, mended and invited; the device keeps it until then. */
export function InviteScreen() {
  usePageTitle(text.title);
  const zone = useTimeZone();
  const toast = useToast();
  const { alert } = useDialogs();
  const navigate = route.useNavigate();
  const { page = 1 } = route.useSearch();
  const { loginNameType } = useTenant();
  const [draft, setDraft] = useState<InviteDraft>(() => {
    const today = dayOf(new Date().toISOString(), zone);
    const options = { role: 'ROLE_USER', clubs: [], until: dayAfter(today, USUAL_DAYS), usesClassCode: false } as const;
    const kept = keptDraft().read();
    // A day that has passed meanwhile is none to offer.
    return kept && kept.options.until > today ? kept : { text: '', sheet: null, ...kept, options };
  });
  const [cards, setCards] = useState<{ readonly issued: LoginCards; readonly done: Parameters<typeof toast>[0] }>();
  const leave = () => void navigate({ to: '/system/admin/members/invitations' });
  const change = (next: InviteDraft) => {
    setDraft(next);
    keptDraft().write(next);
  };
  const onInvited = ({ invited, seated, byCode, accounts, faulty }: Invited) => {
    const said = [
      invited > 0 && text.invited(invited),
      accounts !== null && text.accounts(accounts.cards.length),
      byCode > 0 && text.byCode(byCode),
      seated > 0 && text.seated(seated),
      faulty.length > 0 && text.left(faulty.length),
    ].filter(Boolean);
    // Another manager may have invited all of them meanwhile.
    const done = said.length > 0 ? ({ message: said.join(' '), tone: 'good' } as const) : { message: text.nobodyNew };
    if (faulty.length > 0) {
      // They are invited as the others were.
      keptDraft().write({ text: '', sheet: null, options: draft.options });
      keptTable().write({ rows: faulty, touched: [], emptyRows: 0 });
    } else keptDraft().clear();
    // The codes are told this once: nobody leaves before they have put the paper away.
    if (accounts) return setCards({ issued: accounts, done });
    toast(done);
    leave();
  };
  const invite = useInvite(draft.options, onInvited);
  const { table, sound, faulty } = invite;
  const judging = useMutation({
    mutationFn: () => invite.judge(peopleOf(draft.sheet!), draft.sheet!.emptyRows),
    onSuccess: invite.start,
    onError: (error) => void alert(toTell(error)),
  });
  const fault = columnFault(draft, loginNameType !== 'NONE');
  const count = draft.sheet?.rows.length ?? 0;
  const invitees = table?.rows.filter(({ state }) => ['INVITE', 'ACCOUNT', 'CODE'].includes(state)).length ?? 0;
  const members = table?.rows.filter(({ state }) => state === 'MEMBER').length ?? 0;
  const enters = invitees === 0 && members > 0 && draft.options.clubs.length > 0;
  const error = invite.adding.error ?? invite.checking.error;
  return (
    <AdministrationFrame>
      <Suspense>
        {cards && (
          <LoginCardsDialog
            issued={cards.issued}
            onClose={() => {
              toast(cards.done);
              leave();
            }}
          />
        )}
      </Suspense>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader
          title={table ? text.summary(faulty, table.rows.length) : text.title}
          lead={table ? text.empty(table.emptyRows) || undefined : text.lead}
          crumbs={CRUMBS}
          {...(table && { actions: <Button onPress={invite.reset}>{text.back}</Button> })}
        />
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
            !table && 'desktop:grid-cols-[minmax(0,1fr)_19rem]',
          )}
        >
          {table ? (
            <InviteeRows invite={invite} page={page} link={pageLink} />
          ) : (
            <InviteSheetStep draft={draft} onChange={change} />
          )}
          {table ? (
            <ReceivedPreview rows={table.rows} options={draft.options} />
          ) : (
            <InviteOptionsForm options={draft.options} onChange={(options) => change({ ...draft, options })} />
          )}
        </div>
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        <BottomDock
          staysAtBottom
          className="justify-between gap-3 desktop:border-t! desktop:bg-surface! desktop:px-4! desktop:py-3!"
        >
          <p role="status" className="min-w-0 text-sm text-ink-2">
            {table ? (
              <>
                <span className="font-semibold text-ink">
                  {invite.checking.isPending ? rowCheckText.checking : text.ready(invitees)}
                </span>
                {faulty > 0 && <span className="ml-2">{text.staying(faulty)}</span>}
              </>
            ) : count > 0 && fault !== undefined ? (
              <span className="text-bad">{fault}</span>
            ) : (
              text.nobodyYet
            )}
          </p>
          {table ? (
            <Button
              variant="primary"
              isDisabled={sound === 0 || (invitees === 0 && !enters) || invite.checking.isPending}
              isPending={invite.adding.isPending}
              onPress={invite.add}
            >
              {enters ? text.enter(members) : text.invite(invitees)}
            </Button>
          ) : (
            <Button
              variant="primary"
              isDisabled={count === 0 || fault !== undefined}
              isPending={judging.isPending}
              onPress={() => judging.mutate()}
            >
              {text.check(count)}
            </Button>
          )}
        </BottomDock>
      </div>
    </AdministrationFrame>
  );
}
