import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import type { ReactNode } from 'react';

/** Chooses a content of the library for a quiz; `title` is what it was called when the club was read. */
export type ContentPart = (parts: {
  readonly value: number | null;
  readonly title: string;
  readonly onChange: (content: ContentItem | null) => void;
}) => ReactNode;
