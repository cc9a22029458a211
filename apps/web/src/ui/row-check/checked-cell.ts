/** Colours of a cell that holds a `RowCell`; on a phone what is faulty comes first. */
export const checkedCell =
  'align-top has-data-fault:bg-bad-soft has-data-fault:ring-1 has-data-fault:ring-bad has-data-fault:ring-inset has-data-mended:bg-good-soft ' +
  'max-desktop:has-data-fault:-order-1 max-desktop:has-data-fault:rounded-box max-desktop:has-data-fault:p-2! max-desktop:has-data-mended:rounded-box max-desktop:has-data-mended:p-2!';
