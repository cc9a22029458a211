/** Words of replies that come from the server. */
export const repliesText = {
  /** Names whoever wrote an answer in a club that one has left. */
  stranger: '알 수 없음',
};
