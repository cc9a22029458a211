import type { NoticeBanner } from '@dure/contract/tenancy/banners/notice-banner';
import { createStore } from '../../kernel/store.ts';

interface Heard {
  /** Whose bell said so. */
  readonly memberId: string | null;
  readonly banner: NoticeBanner | null;
}

/** The banner as the bell last heard of it; null before it asked. */
export const heardBanner = createStore<Heard | null>(null);
