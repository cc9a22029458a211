import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';

/** What an account is logged in by, as it is compared: its address, or the name of whoever has none. */
export const logInOf = ({
  email_normal,
  login_name_normal,
}: RowPart<Members, 'email_normal' | 'login_name_normal'>): string => email_normal ?? login_name_normal!;

/** The same as its owner knows it, such as apps that keep codes and passkeys name it. */
export const shownLogIn = ({ email, login_name }: RowPart<Members, 'email' | 'login_name'>): string =>
  email ?? login_name!;
