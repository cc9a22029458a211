/** What a club's calendar file says. */
export const calendarText = {
  fileName: (club: string) => `${club} 일정.ics`,
  starts: (club: string) => `${club} 시작`,
  ends: (club: string) => `${club} 끝`,
  opens: (club: string, no: number) => `[${club}] 퀴즈 ${no} 열림`,
  studies: (club: string, no: string) => `[${club}] ${no} 시작`,
  studiesEnd: (club: string, no: string) => `[${club}] ${no} 끝`,
  closes: (club: string, no: number) => `[${club}] 퀴즈 ${no} 마감`,
} as const;
