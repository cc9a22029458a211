/** What the files of seminars say. */
export const seminarsText = {
  calendarName: (title: string) => `${title} 일정.ics`,
  lecturer: (name: string) => `강연자 ${name}`,
  participants: (title: string) => `${title} 참가자.xlsx`,
  sheet: '참가자',
  member: '이름',
  status: '상태',
  appliedAt: '신청한 때',
  attended: '출석',
  came: '출석',
  stayedAway: '결석',
} as const;
