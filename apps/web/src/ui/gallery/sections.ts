import type { ComponentType } from 'react';
import { TokensSection } from './TokensSection.tsx';

export interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
}

export const sections: readonly GallerySection[] = [{ id: 'tokens', title: 'Tokens', Section: TokensSection }];
