import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { list, pathSequence, uuid } from '../../http/fields.ts';

export const downloadFiles = endpoint({
  name: 'downloadFiles',
  method: 'GET',
  path: '/api/v1/download/files',
  summary: 'Attached files that the caller may see: one as itself, several (repeated or comma-separated) as one ZIP',
  audience: 'member',
  query: z.object({ fileKeys: list(uuid, 20) }),
  response: 'file',
  isShownInPlace: true,
  holdsTeaching: true,
  errors: ['notFound'],
});

const clubParams = z.object({ club: pathSequence });
const quizParams = clubParams.extend({ quiz: pathSequence });

/** How much an archive would hold: so that a page can say it before a long download begins. */
export const answerFilesAmount = z.object({ fileCount: z.number().int(), byteSize: z.number().int() });
export type AnswerFilesAmount = z.output<typeof answerFilesAmount>;

export const getQuizFilesAmount = endpoint({
  name: 'getQuizFilesAmount',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/files',
  summary: "How many files of the quiz's answers the caller may see, and their bytes",
  audience: 'member',
  params: quizParams,
  response: answerFilesAmount,
  errors: ['preAnswerFirst', 'archiveTooLarge'],
});

export const downloadQuizFiles = endpoint({
  name: 'downloadQuizFiles',
  method: 'GET',
  path: '/api/v1/download/clubs/{club}/quizzes/{quiz}/files',
  summary:
    "Files of the quiz's answers as one ZIP with a folder for each member: those that the caller reads, for admins of the club both steps",
  audience: 'member',
  params: quizParams,
  response: 'file',
  errors: ['preAnswerFirst', 'archiveTooLarge'],
  perMinute: 10,
});

export const getClubFilesAmount = endpoint({
  name: 'getClubFilesAmount',
  method: 'GET',
  path: '/api/v1/clubs/{club}/files',
  summary: "How many files the club's answers have, and their bytes; for its admins",
  audience: 'instructor',
  params: clubParams,
  response: answerFilesAmount,
  errors: ['archiveTooLarge'],
});

export const downloadClubFiles = endpoint({
  name: 'downloadClubFiles',
  method: 'GET',
  path: '/api/v1/download/clubs/{club}/files',
  summary: "All files of the club's answers as one ZIP with folders by quiz and member, for its admins",
  audience: 'instructor',
  params: clubParams,
  response: 'file',
  errors: ['archiveTooLarge'],
  perMinute: 10,
});
