/** What `clubImageUrl` leads to where a club has no picture of its own (specification, section 3). */
export const DEFAULT_CLUB_IMAGE = '/assets/images/club/default_banner.png';
