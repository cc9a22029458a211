import { of, type Place } from './place.ts';

/** Lists of an organisation's managers, as they open and narrowed. */
export function administrationPlaces(manager: string): Place[] {
  const list = of('manager', 'list');
  const filter = of('manager', 'filter');
  const [members, audit] = ['/api/manager/v1/members', '/api/manager/v1/audit'];
  const word = encodeURIComponent('원 777');
  return [
    list('what waits for a manager', '/api/manager/v1/overview'),
    list('members', `${members}?size=15`),
    list('members, a hundred a page', `${members}?size=100`),
    list('members, page ten', `${members}?size=15&page=10`),
    filter('members by a word', `${members}?size=15&keyword=${word}`),
    filter('members by a number', `${members}?size=15&keyword=20200777`),
    filter('members who are locked', `${members}?size=15&state=LOCKED`),
    filter('members who are dormant', `${members}?size=15&state=DORMANT`),
    filter('members by their type', `${members}?size=15&memberType=ALUMNI`),
    filter('members by organisation code', `${members}?size=15&organizationCode=BUSAN`),
    list('the audit log', `${audit}?size=15`),
    filter('changes alone', `${audit}?size=15&kind=CHANGE`),
    filter('downloads alone', `${audit}?size=15&kind=DOWNLOAD`),
    filter('of one manager', `${audit}?size=15&by=${manager}`),
    filter('with a reason', `${audit}?size=15&hasReason=true`),
    filter('members whom each word fits', `${members}?size=15&keyword=${encodeURIComponent('구성원')}`),
    filter('members by a word of nobody', `${members}?size=15&keyword=${encodeURIComponent('없는사람')}`),
    filter('the log by a name', `${audit}?size=15&keyword=${encodeURIComponent('구성원 9999')}`),
    filter('by a word of the reason', `${audit}?size=15&keyword=${encodeURIComponent('담당 과목')}`),
  ];
}
