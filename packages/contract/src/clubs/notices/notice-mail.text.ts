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

/** Subject, without the organisation's name, and paragraphs of a notice's mail: as it is sent, and as its preview shows it. */
export const noticeMail = ({ tenantName, nickname, title, text, page, unsubscribe }: NoticeLetter) => ({
  subject: title,
  paragraphs: [
    `${inOneLine(nickname)} 님, ${noticeSender(tenantName)}입니다.`,
    ...asWords(plainLines(text)).split(/\n{2,}/),
    `공지 열기\n${page}`,
    `공지 메일 그만 받기\n${unsubscribe}`,
  ],
});
