import { PEERS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageCount } from '../../../../kernel/query-client.ts';
import { replayInput } from '../../../../kernel/hydration/input-replay.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { NumberText } from '../../../../ui/text/NumberText.tsx';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { answersText } from '../answers.text.ts';
import { peersText } from './peers.text.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import type { PeerList } from './peer-list.ts';
import { PeerCard } from './PeerCard.tsx';
import type { RoomLive } from '../use-room-live.ts';
import { NewAnswers } from './NewAnswers.tsx';
import { PinnedAnswer } from './PinnedAnswer.tsx';
import { WritersNow } from './WritersNow.tsx';
import { PeersSkeleton } from './PeersSkeleton.tsx';
import type { Peers } from './use-peers.ts';

const words = peersText.peers;
const sorts = (['newest', 'likes', 'onePicks'] as const).map((value) => ({ value, label: words.sorts[value] }));
const TYPING_MS = 100;

export interface PeerAnswersProps {
  readonly address: QuizAddress;
  readonly list: PeerList;
  readonly peers: Peers;
  readonly onList: (part: Partial<PeerList>) => void;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
  readonly canReact: boolean;
  /** Whose comments are open. */
  readonly openThread: string | undefined;
  readonly onThread: (memberUUID: string | undefined) => void;
  readonly renderThread: (card: AnswerCard) => ReactNode;
  /** Whether `openThread` is the reader's own answer, which stands elsewhere. */
  readonly isOwnThread: boolean;
  readonly live: RoomLive;
  /** Saves the files of all answers at once. */
  readonly allFiles: ReactNode;
  /** The own pre-answer is there and the final one is not: three are offered first. */
  readonly isReading: boolean;
  /** Shows what is new: from the first page, newest first. */
  readonly onFresh: () => void;
}

type ListedCardProps = Pick<PeerAnswersProps, 'canReact' | 'onThread' | 'renderThread' | 'live'> & {
  readonly card: AnswerCard;
  readonly isThreadOpen: boolean;
};

function ListedCard({ card, canReact, isThreadOpen, onThread, renderThread, live }: ListedCardProps) {
  const { member, clubQuizAnswerSequence: sequence } = card;
  const isRevised = live.revised.has(sequence);
  return (
    <PeerCard
      card={card}
      canReact={canReact}
      isThreadOpen={isThreadOpen}
      onThread={() => onThread(isThreadOpen ? undefined : member.memberUUID)}
      thread={isThreadOpen && renderThread(card)}
      onRevised={isRevised ? () => void live.showRevised(sequence, member.memberUUID) : undefined}
    />
  );
}

/** The others' answers: searched, sorted and paged by the address. */
export function PeerAnswers(props: PeerAnswersProps) {
  const { address, list, onList, pageLink, openThread, isOwnThread, live, allFiles, onFresh } = props;
  const { data, error, refetch, isFetching, isPlaceholderData, first } = props.peers;
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => replayInput(top.current!.parentElement!), []);
  // An address with a page leads there as a press on the page does, once there is something to see.
  const page = useRef(data ? list.page : 1);
  const isHere = data !== undefined;
  useEffect(() => {
    if (!isHere || page.current === list.page) return;
    page.current = list.page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [list.page, isHere]);
  const clear = () => {
    onList({ keyword: '' });
    top.current?.parentElement?.querySelector('input')?.focus();
  };
  const isSearched = list.keyword !== '';
  const isFirst = ({ clubQuizAnswerSequence: sequence }: AnswerCard) =>
    first.some((one) => one.clubQuizAnswerSequence === sequence);
  // What other pages hold is not known here: there may be files.
  const hasFiles = data && (data.totalElements > PEERS_A_PAGE || data.contents.some(({ files }) => files.length > 0));

  const isElsewhere =
    openThread !== undefined &&
    !isOwnThread &&
    data?.contents.every(({ member }) => member.memberUUID !== openThread) === true &&
    first.every(({ member }) => member.memberUUID !== openThread);
  const card = (one: AnswerCard, isPinned = false) => (
    <ListedCard {...props} card={one} isThreadOpen={isPinned || openThread === one.member.memberUUID} />
  );

  const content = () => {
    if (!data && error) {
      return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    }
    if (!data) return <PeersSkeleton />;
    if (data.contents.length === 0) {
      return isSearched ? (
        <EmptyState icon="search" action={<Button onPress={clear}>{words.clear}</Button>}>
          {words.notFound(list.keyword)}
        </EmptyState>
      ) : (
        <EmptyState icon="users">{words.empty}</EmptyState>
      );
    }
    const rest = data.contents.filter((one) => !isFirst(one));
    return (
      <ul className={cx('divide-y divide-line', isPlaceholderData && 'opacity-60')} aria-busy={isPlaceholderData}>
        {rest.map((one) => (
          <li key={one.clubQuizAnswerSequence}>{card(one)}</li>
        ))}
      </ul>
    );
  };
  return (
    <Card
      as="section"
      isPadded={false}
      aria-label={answersText.others.title}
      className="scroll-mt-20 wide:rounded-none wide:border-0 wide:shadow-none"
    >
      <div ref={top} className="flex scroll-mt-20 items-center justify-between gap-2 px-4 pt-4 desktop:px-5">
        <h2 tabIndex={-1} data-peers-heading="" className="text-lg font-bold outline-none">
          {props.isReading && (data?.totalElements ?? 0) > 0 && !isSearched ? (
            words.opened(data?.totalElements ?? 0)
          ) : (
            <>
              {answersText.others.title} {data && <NumberText value={data.totalElements} className="text-ink-3" />}
            </>
          )}
        </h2>
        <div className="flex items-center">
          {hasFiles && allFiles}
          <FilterSelect
            label={words.sort}
            isRequired
            options={sorts}
            value={list.sort}
            onChange={(sort) => sort !== undefined && onList({ sort })}
          />
        </div>
      </div>
      <WritersNow className="px-4 desktop:px-5" />
      {(isSearched || isPlaceholderData || (data?.totalElements ?? 0) > 0) && (
        <div className="px-4 pt-2 desktop:px-5">
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={list.keyword}
            onChange={(keyword) => onList({ keyword })}
            delay={TYPING_MS}
          />
        </div>
      )}
      <NewAnswers count={live.newCount} onShow={onFresh} />
      {first.length > 0 && <FirstAnswers cards={first} renderCard={(one) => card(one)} />}
      {isElsewhere && (
        <PinnedAnswer address={{ ...address, memberUUID: openThread }}>{(one) => card(one, true)}</PinnedAnswer>
      )}
      {content()}
      <Pagination
        page={list.page}
        pageCount={pageCount(data, PEERS_A_PAGE)}
        visible={5}
        link={pageLink}
        className="border-t border-line py-2"
      />
    </Card>
  );
}
