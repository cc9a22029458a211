export interface Shortcut {
  /** Keys for the same thing, each as it is printed on the keyboard. */
  readonly keys: readonly string[];
  readonly label: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}
