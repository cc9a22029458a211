/** What stands where something of a person was taken out. */
export const PLACEHOLDERS = { email: '[이메일]', telephone: '[전화번호]', number: '[번호]', name: '[이름]' } as const;
