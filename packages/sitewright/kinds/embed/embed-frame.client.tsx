import { useState } from 'react';

export const live = { when: 'touched' };

interface EmbedFrameProps {
  address: string;
  title: string;
  show: string;
}

/** The button that loads what another host shows, and then its frame. Without script there is neither. */
export default function EmbedFrame({ address, title, show }: EmbedFrameProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        src={address}
        title={title}
        // It may do what it is for, and nothing to the page around it.
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        className="absolute inset-0 size-full border-0 bg-paper print:hidden"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it takes the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is the control
    <div
      className="absolute inset-0 grid place-items-center noscript:hidden print:hidden"
      onClick={() => setShown(true)}
    >
      {/* Not the button of all pages: pages with other parts that live would load it with theirs. */}
      <button
        type="button"
        className="min-h-12 rounded-control border-2 border-action bg-action px-6 py-2.5 font-semibold text-on-action hover:bg-action-hover"
      >
        {show}
      </button>
    </div>
  );
}
