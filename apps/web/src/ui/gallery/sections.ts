import type { ComponentType } from 'react';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { ChipsSection } from './ChipsSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { DatesSection } from './DatesSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { LayoutSection } from './LayoutSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import { ProgressSection } from './ProgressSection.tsx';
import { TablesSection } from './TablesSection.tsx';
import { TextSection } from './TextSection.tsx';
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
  { id: 'chips', title: 'Chips, people, dates', Section: ChipsSection },
  { id: 'progress', title: 'Progress and states', Section: ProgressSection },
  { id: 'charts', title: 'Charts', Section: ChartsSection },
  { id: 'places', title: 'Headers, tabs, paging', Section: PlacesSection },
  { id: 'tables', title: 'Tables', Section: TablesSection },
  { id: 'text', title: 'Texts', Section: TextSection },
  { id: 'layout', title: 'Layout', Section: LayoutSection },
];
