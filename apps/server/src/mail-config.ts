import { z } from 'zod';
import type { MailAccount } from './kernel/mail/smtp-sender.ts';

/** The settings of the mail server as they stand in the environment. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
};

export const mailMeanings: Record<string, string> = {
  SMTP_URL: 'the address of a mail server such as smtps://user:password@mail.example.ac.kr',
  MAIL_FROM: 'the address that mail comes from, such as no-reply@example.ac.kr',
};

/** `incomplete` is called with a sentence where a part of the settings is missing. */
export function mailAccountOf(
  {
    SMTP_URL,
    MAIL_FROM,
    PUBLIC_URL,
  }: z.output<z.ZodObject<typeof mailVariables>> & { PUBLIC_URL?: string | undefined },
  incomplete: (sentence: string) => never,
): MailAccount | undefined {
  if (!SMTP_URL && !MAIL_FROM) return undefined;
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL)
    return incomplete(
      'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together: mail leads back to the address that people open.',
    );
  return { url: SMTP_URL, from: MAIL_FROM };
}
