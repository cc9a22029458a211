import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPostContent } from '../../../../api/publishing/posts/posts.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { contentsText } from '../contents.text.ts';
import { articlePages } from './post-pages.ts';

const text = contentsText.post;

interface ArticleProps {
  readonly article: CardContent;
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

function Article({ article, isDisabled, onPick }: ArticleProps) {
  const { contentsName, provider, minutes, registDate } = article;
  return (
    <button
      type="button"
      aria-label={text.add(contentsName)}
      disabled={isDisabled}
      onClick={onPick}
      className="flex min-h-15.5 w-full flex-col justify-center px-3 py-2.5 text-left hover:bg-sunken"
    >
      <span className="block w-full truncate font-semibold text-ink">{contentsName}</span>
      <span className="block w-full truncate text-sm text-ink-3 tabular-nums">
        {[provider, ...(minutes === null ? [] : [text.minutes(minutes)])].join(' · ')}
        {registDate !== null && (
          <>
            {' · '}
            <DateText date={registDate} look="date" />
          </>
        )}
      </span>
    </button>
  );
}

export interface PostDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (content: ContentItem) => void;
}

/** Finds an article that the organisation publishes, and puts it into the library. */
export function PostDialog({ onClose, onAdded }: PostDialogProps) {
  const client = useQueryClient();
  const [keyword, setKeyword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const list = useInfiniteQuery(articlePages(keyword));
  const add = async ({ postSequence }: CardContent) => {
    setAdding(true);
    try {
      const content = await addPostContent(client, { params: { postSequence } });
      onClose();
      onAdded(content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notice(error);
      setAdding(false);
    }
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <p className="mb-3 text-sm text-ink-2">{text.lead}</p>
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={keyword}
        delay={250}
        onChange={setKeyword}
      />
      <Loaded from={list} skeleton={<Skeleton shape="block" className="mt-3 h-60" />}>
        {({ pages }) => {
          const articles = pages.flatMap(({ contents }) => contents);
          if (articles.length === 0)
            return <EmptyState icon="search">{keyword === '' ? text.empty : text.noMatch}</EmptyState>;
          return (
            <ul
              aria-label={text.list}
              aria-busy={list.isPlaceholderData}
              className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line"
            >
              {articles.map((article) => (
                <li key={article.postSequence}>
                  <Article article={article} isDisabled={isAdding} onPick={() => void add(article)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {list.hasNextPage && (
        <div className="mt-3 flex justify-center">
          <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
