/** Where the film of an address plays: in a frame of its site, in the form that sets no cookie before it plays. */
export interface FramedVideo {
  readonly site: 'YouTube' | 'Vimeo';
  readonly frame: string;
}

/** Origins that a page may frame once a film was pressed. */
export const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = VIDEO_FRAMES;

const YOUTUBE_HOSTS = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string {
  const parts = pathname.split('/');
  if (hostname === 'youtu.be') return parts[1] ?? '';
  if (!YOUTUBE_HOSTS.has(hostname)) return '';
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live'].includes(parts[1] ?? '') ? (parts[2] ?? '') : '';
}

function vimeoId({ hostname, pathname }: URL): string {
  if (!VIMEO_HOSTS.has(hostname)) return '';
  return pathname.split('/').find((part) => VIMEO_ID.test(part)) ?? '';
}

/**
 * The film that an address of YouTube or Vimeo names; undefined for any other address. What is framed is put together
 * out of the film's id alone: nothing else of the address reaches the page.
 */
export function framedVideo(address: string): FramedVideo | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  const onYoutube = youtubeId(url);
  if (YOUTUBE_ID.test(onYoutube)) return { site: 'YouTube', frame: `${YOUTUBE}/embed/${onYoutube}` };
  const onVimeo = vimeoId(url);
  return onVimeo === '' ? undefined : { site: 'Vimeo', frame: `${VIMEO}/video/${onVimeo}?dnt=1` };
}
