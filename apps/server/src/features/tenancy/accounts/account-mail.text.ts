/** Ends a mail that somebody else may have asked for. */
export const IGNORE = '본인이 신청하지 않았다면 이 메일을 지워 주세요. 아무 일도 일어나지 않습니다.';
