import { createLink } from '@tanstack/react-router';
import { ButtonLink } from './ButtonLink.tsx';

/** A button's look on a place of the app: typed routes, preloaded when the pointer comes near. */
export const RouterButtonLink = createLink(ButtonLink);
