export { findBanner } from './banner.queries.ts';
export { bannerView } from './banner.view.ts';
