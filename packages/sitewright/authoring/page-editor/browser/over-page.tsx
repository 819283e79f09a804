import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';

interface OverPageProps {
  /** Whether it lies at the head of the page, and not at its foot. */
  isAtTop: boolean;
  children: ReactNode;
}

/** Lies over the page, and over none of the panels beside it, however much is in it. */
export function OverPage({ isAtTop, children }: OverPageProps) {
  const [place, setPlace] = useState<DOMRect>();
  useEffect(() => {
    const canvas = document.querySelector('[class*="_PuckCanvas_"]');
    if (!canvas) return;
    const watcher = new ResizeObserver(() => setPlace(canvas.getBoundingClientRect()));
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, []);
  const { left, width, top } = place ?? {};
  const style: CSSProperties = { left, width, ...(isAtTop && { top, bottom: 'auto' }) };
  return (
    <div className="over-page" style={style}>
      {children}
    </div>
  );
}
