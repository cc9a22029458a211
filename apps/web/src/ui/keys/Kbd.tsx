/** A key; in a primary button it takes the button's colour. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-block rounded-[5px] border border-b-2 border-current px-1.25 font-sans text-[0.71875rem] leading-[1.5] font-semibold opacity-80">
      {children}
    </kbd>
  );
}
