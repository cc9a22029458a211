import { of, type Place } from './place.ts';

/** Lists of what an organisation has published, as they open and narrowed; `posts` are its articles and videos. */
export function publishingPlaces(posts: number): Place[] {
  const row = of('member', 'row');
  const list = of('member', 'list');
  const filter = of('member', 'filter');
  const work = of('manager', 'list');
  const all = '/api/v1/posts';
  // Of a post with comments, and of a seminar.
  const [post, seminar] = [11, posts + 1];
  return [
    row('a post', `${all}/${post}`),
    row('a seminar', `/api/v1/seminars/${seminar}`),
    list('comments on a post', `${all}/${post}/replies`),
    list('newest', `${all}?size=8`),
    list('newest, page ten', `${all}?size=8&page=10`),
    list('most viewed', `${all}?size=8&sort=popular`),
    list('most liked', `${all}?size=8&sort=liked`),
    list('articles', `${all}?size=8&contentTypes=0001`),
    list('seminars', `${all}?size=8&contentTypes=0003&contentTypes=0005`),
    list('popular posts', '/api/v1/popular/posts'),
    list('popular keywords', '/api/v1/popular/keywords'),
    list('by a cursor', '/posts'),
    list('banners', '/api/v1/banners/seminars'),
    list('my seminars', '/api/v1/my/seminars?size=10'),
    filter('by a hashtag', `${all}?size=8&hashtag=${encodeURIComponent('keyword 42')}`),
    filter('of a provider', `${all}?size=8&provider=${encodeURIComponent('provider 3')}`),
    filter('of a level', `${all}?size=8&levels=3`),
    filter('of a job group, paid', `${all}?size=8&jobGroups=0300&paymentTypes=0002`),
    filter('by a word', `${all}?size=8&keyword=${encodeURIComponent('about')}`),
    filter('by a word of few', `${all}?size=8&keyword=${encodeURIComponent('post 999')}`),
    filter('by a word of none', `${all}?size=8&keyword=${encodeURIComponent('nowhere')}`),
    filter('seminars that are open', `${all}?size=8&isOpen=true`),
    work('posts to edit', '/api/v1/my/posts?size=10'),
    work('seminars to manage', '/api/manager/v1/seminars?size=15'),
  ];
}
