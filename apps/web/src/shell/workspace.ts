import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen takes the whole window and brings a bar of its own instead of header and footer. */
    readonly isWorkspace?: boolean;
  }
}

/** Whether the place is a workspace. */
export const useIsWorkspace = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWorkspace === true) });
