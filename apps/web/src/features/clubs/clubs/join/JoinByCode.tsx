import { MAX_TYPED_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { aboutStatusShortLabel, ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findClubByCode, joinClub } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { PictureFrame } from '../../../../ui/covers/PictureFrame.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { joinText as text } from './join.text.ts';

const MEMBER = new Set<string>([ABOUT_STATUS.joined, ABOUT_STATUS.finished]);
const TOO_MANY = 429;
/** Refusals that are about the code and not about the club. */
const OF_CODE = new Set([400, TOO_MANY]);

/** Why a code opens nothing, in words to stand at the field. */
function reasonOf(error: ApiError): string {
  if (error.status === TOO_MANY && error.retryAfter !== undefined) return text.tooMany(error.retryAfter);
  return error.fieldMessages['participationCode'] ?? error.message;
}

type FoundClub = Awaited<ReturnType<typeof findClubByCode>>;

export interface JoinByCodeProps {
  /** The code that a join link carries. */
  readonly initialCode?: string | undefined;
  readonly onDone: () => void;
}

/** Two steps: the code finds the club, and whoever means this club joins it. */
export function JoinByCode({ initialCode = '', onDone }: JoinByCodeProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [code, setCode] = useState(initialCode);
  const [club, setClub] = useState<FoundClub>();
  const [errors, setErrors] = useState<FormErrors>({});
  /** Why the club that was found cannot be joined. */
  const [obstacle, setObstacle] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>, onRefused: (error: ApiError) => void) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const enter = (clubSequence: number, search = '') => {
    onDone();
    router.history.push(`/quiz/${clubSequence}${search}`);
  };
  const searchAgain = (fields: FormErrors = {}) => {
    setClub(undefined);
    setObstacle(undefined);
    setErrors(fields);
  };
  const find = () =>
    attempt(
      async () => setClub(await findClubByCode(queryClient, { body: { participationCode: code } })),
      (error) => setErrors({ participationCode: reasonOf(error) }),
    );
  /** Whoever came by a link has said the code already. */
  const isLookedUp = useRef(initialCode === '');
  const lookUp = useEffectEvent(() => void find());
  useEffect(() => {
    if (isLookedUp.current) return;
    isLookedUp.current = true;
    lookUp();
  }, []);
  const join = ({ clubSequence }: FoundClub) =>
    attempt(
      async () => {
        const { clubAboutStatus } = await joinClub(queryClient, {
          params: { clubSequence },
          body: { participationCode: code },
        });
        const isIn = clubAboutStatus !== ABOUT_STATUS.pending;
        enter(clubSequence, isIn ? '?join=done' : '');
        if (!isIn) notice(text.pending);
      },
      (error) =>
        OF_CODE.has(error.status) ? searchAgain({ participationCode: reasonOf(error) }) : setObstacle(error.message),
    );

  if (club) {
    const isMember = MEMBER.has(club.clubAboutStatus);
    return (
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">{text.found}</p>
        <div className="flex items-center gap-3 rounded-box border border-line p-3">
          <PictureFrame
            src={club.clubImageUrl}
            shape={club.clubImageShape}
            sizes="5rem"
            className="h-14 w-20 flex-none rounded-control"
          />
          <div className="min-w-0">
            <p className="font-semibold">{club.clubName}</p>
            <p className="text-sm text-ink-3">{aboutStatusShortLabel(club.clubAboutStatus)}</p>
          </div>
        </div>
        {obstacle !== undefined && (
          <p role="alert" className="text-bad">
            {obstacle}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onPress={() => searchAgain()} isDisabled={isBusy}>
            {text.other}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            autoFocus
            onPress={() => (isMember ? enter(club.clubSequence) : void join(club))}
          >
            {isMember ? text.enter : text.submit}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Form errors={errors} onSubmit={() => void find()}>
      <TextField
        label={text.code}
        name="participationCode"
        description={text.description}
        value={code}
        onChange={setCode}
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={MAX_TYPED_CODE_LENGTH}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onDone}>{text.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isBusy} isDisabled={code.trim() === ''}>
          {text.find}
        </Button>
      </div>
    </Form>
  );
}
