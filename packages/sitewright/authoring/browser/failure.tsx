interface FailureProps {
  /** Why the editor cannot show what was asked for, a line for each reason. */
  error: Error;
  /** Where one may go instead. */
  list: string;
}

/** What there is to be seen in the place of an editor that cannot be opened. */
export function Failure({ error, list }: FailureProps) {
  return (
    <main className="sign-in">
      <h1>This cannot be edited now</h1>
      <p className="problem" role="alert">
        {error.message}
      </p>
      <p>Load this page again once that is put right. What you had not saved is kept.</p>
      <a href={list}>All content</a>
    </main>
  );
}
