/** Words of replies that come from the server. */
export const repliesText = {
  /** Names whoever wrote an answer in a club that one has left, or a reply that is deleted or hidden. */
  stranger: '알 수 없음',
};
