import { useEffect, useState } from 'react';
import { formatPath } from 'sitewright/content';
import { say } from 'sitewright/texts';
import { addressOf, editorOf } from '../../backend/browser/addresses.ts';
import type { StatusProps } from '../../backend/browser/backend.ts';
import { type Note, sayProblem } from '../../page-editor/browser/messages/say-problem.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import type { RepositoryStorage } from '../../storage/repository/repository-storage.ts';
import { msg, t } from '../../words/words.ts';

const stopped = msg(
  'Not published: the site would not be built with it. Put this right first, save, and publish again:',
);

const publishing = msg('Publishing …');

const published = msg('Published: the site shows it once it is built.');

/**
 * Says where the saved changes are, shows the site with them, and publishes them.
 *
 * @param placeOf says what editors call a field and its file, and where they edit it
 */
export function createStatus(
  storage: RepositoryStorage,
  placeOf: (file: string, field: string) => Required<Pick<PlacedProblem, 'at' | 'name'>>,
) {
  return function Status({ isChanged, onSaid, onPublished }: StatusProps) {
    const [preview, setPreview] = useState<string>();
    const [said, setSaid] = useState('');
    /** For what a state of the request is not published. */
    const [stops, setStops] = useState<{ commit?: string; problems: readonly PlacedProblem[] }>();
    const proposal = storage.proposal();
    const report = (error: Error) => setSaid(error.message);
    const look = () => storage.preview().then(setPreview, report);
    const ask = async () => {
      const found = await storage.preview();
      setPreview(found);
      if (!found)
        setSaid(t(storage.previewHint ?? msg('It is there once the host has built the site.')));
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: a save has made another commit
    useEffect(() => {
      if (proposal && !isChanged) look();
    }, [proposal?.commit, isChanged]);
    const publish = async () => {
      setSaid(t(publishing));
      const problems = await storage.publish();
      setStops({ ...proposal, problems });
      setSaid(problems.length > 0 ? '' : t(published));
      if (problems.length === 0) onPublished?.();
    };
    const refuse = (error: Error) =>
      setSaid(t('Not published: {message}', { message: error.message }));
    const conflicts = storage.conflicts().map(({ file, path, theirs, kept }): Note => {
      const field = formatPath(path);
      const other =
        theirs === undefined
          ? t('somebody else removed it')
          : t('somebody else says “{said}”', { said: say(theirs) });
      const who = kept === 'own' ? t('your words stand') : t('theirs are there again');
      const { at, name } = placeOf(file, field);
      return {
        words: `${at.label}: ${name}: ${other}; ${who}.`,
        ...(at.editable && { href: `${editorOf(at.editable)}#${encodeURIComponent(field)}` }),
      };
    });
    const problems = stops?.commit === proposal?.commit ? (stops?.problems ?? []) : [];
    const left = problems.map((one): Note => {
      const href = addressOf(one);
      return { words: sayProblem(one), ...(href && { href }) };
    });
    const messages = [
      ...(left.length > 0 ? [{ words: t(stopped) }, ...left] : []),
      ...(said
        ? [{ words: said, isDone: [published, publishing].some((one) => said === t(one)) }]
        : []),
      ...conflicts,
    ];
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when there are others
    useEffect(() => onSaid(messages), [messages.map(({ words }) => words).join('\n')]);
    return (
      <>
        {proposal && (
          <>
            <a href={proposal.address}>
              {t('Your request, number {number}', { number: proposal.number })}
            </a>
            {preview ? (
              <a href={preview}>{t('See the site with it')}</a>
            ) : (
              <button type="button" onClick={() => ask().catch(report)}>
                {t('Look for its preview')}
              </button>
            )}
            <button
              type="button"
              aria-disabled={isChanged}
              onClick={() =>
                isChanged
                  ? setSaid(t('Save first: then all of it is published.'))
                  : publish().catch(refuse)
              }
            >
              {t('Publish')}
            </button>
          </>
        )}
      </>
    );
  };
}
