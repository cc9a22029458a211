/** A text that is read at length: larger letters, more room, headings that part it. */
export const longTextClass =
  'text-[1.03125rem]! leading-[1.8]! desktop:text-[1.0625rem]! [&_h2]:text-[1.2rem] [&_h2]:mt-8 desktop:[&_h2]:text-[1.375rem]';
