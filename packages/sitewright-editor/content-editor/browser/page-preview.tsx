import { useState } from 'react';
import { t } from '../../words/words.ts';

interface PagePreviewProps {
  /** The document of the page; none while it is not drawn for the first time. */
  html: string | undefined;
  /** Whether it can be drawn with what is said now. */
  isShown: boolean;
}

/** The page as the site draws it with what is not saved; the one before stays until the next is there. */
export function PagePreview({ html, isShown }: PagePreviewProps) {
  const [shown, setShown] = useState<string>();
  const show = (frame: HTMLIFrameElement) => {
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>('iframe:not([hidden])');
    const height = before?.contentWindow?.scrollY ?? 0;
    // Never both, not even until the one before is taken away below.
    if (before) before.hidden = true;
    frame.hidden = false;
    frame.contentWindow?.scrollTo({ top: height, behavior: 'instant' });
    setShown(html);
  };
  return (
    <div className="preview">
      <p className="hint" role="status">
        {isShown && (!html || shown !== html) && t('The page is being drawn …')}
      </p>
      {[...new Set([shown, html])].filter(Boolean).map((one) => (
        <iframe
          key={one}
          title={t('The page')}
          hidden={one !== shown}
          srcDoc={one}
          onLoad={({ currentTarget }) => show(currentTarget)}
        />
      ))}
    </div>
  );
}
