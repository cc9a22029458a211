import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import type { ClubDraftFields } from '@dure/contract/clubs/clubs/club-fields';
import { createContext, use } from 'react';

/** What every kind of club has, as its form holds it. */
export interface CommonValues extends Omit<ClubDraftFields, 'instructors'> {
  readonly imageUrl: string | null;
  readonly imageShape: PictureShape | null;
  readonly instructors: readonly Person[];
}

/** A form as far as every kind of club has it. */
export interface FieldsForm {
  readonly values: CommonValues;
  readonly set: (patch: Partial<CommonValues>) => void;
  /** The sentence to show under a field. */
  readonly errorOf: (path: string) => string | undefined;
  /** The sentence for a field, and the mark by which a fault finds it. */
  readonly fieldAt: (
    path: string,
    other?: string,
  ) => { readonly error: string | undefined; readonly 'data-path': string };
}

export const FieldsProvider = createContext<FieldsForm | null>(null);

export function useFields(): FieldsForm {
  const form = use(FieldsProvider);
  if (!form) throw new Error('A part of a club form stands outside it');
  return form;
}
