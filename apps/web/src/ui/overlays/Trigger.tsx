import type { ComponentProps, ReactElement } from 'react';
import { Pressable } from 'react-aria-components/Pressable';

/** Makes a `Button` or `IconButton` what opens the file choice of React Aria around it. */
export function Trigger({ children }: { readonly children: ReactElement }) {
  // Both hand every property of a button on to one.
  return <Pressable>{children as ComponentProps<typeof Pressable>['children']}</Pressable>;
}
