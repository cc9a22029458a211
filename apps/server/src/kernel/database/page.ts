/** A page of a list: `page` counts from 1, `size` is rows a page. */
export interface PageOf {
  readonly page: number;
  readonly size: number;
}
