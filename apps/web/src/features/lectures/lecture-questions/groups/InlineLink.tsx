/** A way on that stands in a line of words. */
export const InlineLink = ({ onPress, children }: { readonly onPress: () => void; readonly children: string }) => (
  <button type="button" onClick={onPress} className="touch-target font-semibold text-brand-ink hover:underline">
    {children}
  </button>
);
