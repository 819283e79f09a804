import { foldText } from 'sitewright/texts';
import type { Target } from '../../page-editor/link-targets.ts';
import { t } from '../../words/words.ts';

type Found = { target: Pick<Target, 'to' | 'label'> } | { problem: string };

/** How many are named of those that somebody may mean. */
const mostNamed = 4;

/**
 * What an address or a part of a name leads to: another site, or the only one of ours that is called so.
 *
 * @returns it, or what to do where there is none or more than one
 */
export function findTarget(typed: string, targets: readonly Target[]): Found {
  const words = typed.trim();
  if (!words)
    return {
      problem: t('Say where it leads: choose one of the list, or type a part of its name.'),
    };
  const own = targets.find(({ to }) => to === words);
  if (own) return { target: own };
  // A feed has an ending, and is no page.
  if (/^(https?:\/\/|mailto:|tel:)./.test(words) || /^\/.*\.\w+$/.test(words))
    return { target: { to: words, label: words } };
  const part = foldText(words);
  const exact = targets.filter(({ label, names }) =>
    [label, ...names].some((one) => foldText(one) === part),
  );
  const all = exact.length > 0 ? exact : targets.filter((one) => isCalled(one, part));
  // A page goes before what is on it.
  const found = all.filter(
    ({ to }) => !all.some((other) => other.to !== to && other.to === to.split('#')[0]),
  );
  const [target] = found;
  if (target && found.length === 1) return { target };
  if (!target)
    return {
      problem: t(
        'No page, section or file is called “{words}”: choose one of the list, or write https:// in front of another site.',
        { words },
      ),
    };
  const named = found.slice(0, mostNamed).map(({ to }) => to);
  const names = named.join(', ');
  const more = found.length - mostNamed;
  const problem =
    more > 0
      ? t('“{words}” is in the names of {names}, and {more} more: choose one of them.', {
          ...{ words, names, more },
        })
      : t('“{words}” is in the names of {names}: choose one of them.', { words, names });
  return { problem };
}

const isCalled = ({ to, names }: Target, part: string) =>
  [to, ...names].some((one) => foldText(one).includes(part));
