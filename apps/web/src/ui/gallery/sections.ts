import type { ComponentType } from 'react';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { DatesSection } from './DatesSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { TokensSection } from './TokensSection.tsx';

export interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
}

export const sections: readonly GallerySection[] = [
  { id: 'tokens', title: 'Tokens', Section: TokensSection },
  { id: 'buttons', title: 'Buttons', Section: ButtonsSection },
  { id: 'fields', title: 'Fields', Section: FieldsSection },
  { id: 'choices', title: 'Choices', Section: ChoicesSection },
  { id: 'dates', title: 'Dates', Section: DatesSection },
  { id: 'overlays', title: 'Dialogs, toasts, files', Section: OverlaysSection },
];
