interface NoticesProps {
  /** Whether the page has what was not saved the last time. */
  isFound: boolean;
  /** Whether the browser keeps what is not saved. */
  isKept: boolean;
  /** What somebody else has changed in the file meanwhile. */
  news: string;
  /** What somebody else has broken elsewhere, for which the page is not drawn as it is. */
  broken: readonly string[];
  /** Whether it is drawn in spite of that, with what was said there before. */
  isShown: boolean;
  /** The mistakes for which the page is not saved. */
  refused: readonly string[];
  /** All mistakes of the page. */
  mistakes: readonly string[];
}

/** What is said above the page: why it is not saved, and what is to be put right. */
export function Notices(props: NoticesProps) {
  const { isFound, isKept, news, broken, isShown, refused, mistakes } = props;
  return (
    <>
      {isFound && (
        <p className="problem" role="status">
          What you had not saved the last time is in the page again. Save it, or take it back with
          Ctrl+Z.
        </p>
      )}
      {!isKept && (
        <p className="problem" role="alert">
          The browser has no room for what you have not saved: save it before you close this tab.
        </p>
      )}
      {broken.length > 0 && (
        <p className="problem" role="alert">
          {isShown
            ? 'The page is shown without a mistake of another file: '
            : 'The page is shown again once another file is put right: '}
          {broken.join('; ')}. What you change is kept, and can be saved.
        </p>
      )}
      {news && (
        <details open>
          <summary className="problem">Not saved: somebody else has changed the file</summary>
          <pre>{news}</pre>
          Their change is in your page now. Look at it, and save again.
        </details>
      )}
      {refused.length > 0 && (
        <details open>
          <summary className="problem">Not saved: this is to be put right first</summary>
          <pre>{refused.join('\n')}</pre>
        </details>
      )}
      {mistakes.length > 0 && (
        <details>
          <summary className="problem">To be put right: {mistakes.length}</summary>
          <pre>{mistakes.join('\n')}</pre>
        </details>
      )}
    </>
  );
}
