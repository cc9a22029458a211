/** What panes side by side say. */
export const panesText = { resize: (pane: string) => `${pane} 너비 조절` } as const;
