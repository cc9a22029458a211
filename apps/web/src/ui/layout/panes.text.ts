/** What panes side by side say. */
export const panesText = { switcher: '보이는 칸', resize: (pane: string) => `${pane} 너비 조절` } as const;
