import { plainLines } from '../../markdown/plain-question.ts';
import { noticeSender } from './notice-labels.text.ts';

/** What a notice's mail is made of; addresses are whole. */
export interface NoticeLetter {
  readonly tenantName: string;
  readonly nickname: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly page: string;
  readonly unsubscribe: string;
}

const inOneLine = (words: string) => words.replace(/\s+/g, ' ');
/** An address by itself would become a link that nobody named. */
const asWords = (text: string) => text.replace(/^(?=https?:\/\/)/gm, '· ');

/** A notice's mail: as it is sent, and as its preview shows it. The subject is without the organisation's name. */
export const noticeMail = ({ tenantName, nickname, title, text, page, unsubscribe }: NoticeLetter) => ({
  subject: title,
  greeting: `${inOneLine(nickname)} 님, ${noticeSender(tenantName)}입니다.`,
  /** Of who reads plain text. */
  plain: asWords(plainLines(text)),
  links: [
    { words: '공지 열기', address: page },
    { words: '공지 메일 그만 받기', address: unsubscribe },
  ],
});
