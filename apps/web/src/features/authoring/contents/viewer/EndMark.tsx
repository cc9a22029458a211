import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells once that it has come into view. */
export function EndMark({ onSeen }: { readonly onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      seen();
    });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} className="h-px" />;
}
