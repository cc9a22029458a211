import type { ReactNode } from 'react';

const className = 'inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4 desktop:min-h-0';
const HTTP_URL = /^https?:\/\//;

export interface ContentToDecideProps {
  /** Of the library; null for what was typed. */
  readonly contentSequence: number | null;
  readonly title: string;
  readonly url: string;
}

/** A content by its name, and where it is read: in the library, or at its address. */
export function ContentToDecide({ contentSequence, title, url }: ContentToDecideProps): ReactNode {
  const name = title || url;
  if (contentSequence !== null) {
    return (
      <a href={`/quiz-make/contents?content=${contentSequence}`} target="_blank" rel="noopener" className={className}>
        {name}
      </a>
    );
  }
  return HTTP_URL.test(url) ? (
    <a href={url} target="_blank" rel="noreferrer noopener" className={className}>
      {name}
    </a>
  ) : (
    name
  );
}
