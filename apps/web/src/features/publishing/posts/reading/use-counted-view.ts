import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { viewPost } from '../../../../api/publishing/posts/posts.writes.ts';

/** Says once that the post was opened; whether that counts is the server's matter, and a failure is nobody's. */
export function useCountedView(postSequence: number): void {
  const client = useQueryClient();
  useEffect(() => {
    void viewPost(client, { params: { postSequence } }).catch(() => undefined);
  }, [client, postSequence]);
}
