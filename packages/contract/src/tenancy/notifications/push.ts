/** What a device is pushed, as JSON: nothing but what the sentence of the notification says, and where it leads. */
export interface PushShown {
  readonly title: string;
  readonly body: string;
  /** Path, and search where there is one, on the site that was subscribed to. */
  readonly url: string;
  /** What a later one of the same tag takes the place of. */
  readonly tag: string;
}
