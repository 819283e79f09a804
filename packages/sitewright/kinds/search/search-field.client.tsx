import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillTemplate, hasRightToLeftLetter, isolateNumbers } from '../../definitions.ts';
import { type FoundPage, findPages, type PageWords, type Piece } from './find-pages.ts';

interface SearchFieldProps {
  label: string;
  submit: string;
  found: string;
  none: string;
  /** The id of the section whose list of all pages gives way to what is found. */
  section: string;
  /** The address of the page, where pages that have the field too lead with what was typed. */
  action: string;
  /** The address of the file with the words of all pages, which is loaded when something is looked for. */
  src: string;
}

/** A field that finds pages as a visitor types. Without script there is the list of all pages alone. */
export default function SearchField(props: SearchFieldProps) {
  const { label, submit, found, none, section, action, src } = props;
  const [results, setResults] = useState<readonly FoundPage[]>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const look = useRef(async () => {
    const query = field.current?.value ?? '';
    const pages = query.trim() === '' ? [] : await loadWords(src, section);
    // Somebody may have typed on while the words were loaded.
    if (field.current?.value !== query) return;
    const { lang } = document.documentElement;
    const all = query.trim() === '' ? undefined : findPages(pages, query, lang);
    // Whoever has pressed Enter is led to the first of them.
    flushSync(() => setResults(all));
  });
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (!asked || !field.current || field.current.value) return;
    field.current.value = asked;
    look.current();
  }, []);
  useEffect(() => {
    const all = findAll(section);
    if (all) all.hidden = results !== undefined;
  }, [results, section]);
  const goToFirst = async (event: FormEvent) => {
    event.preventDefault();
    await look.current();
    list.current?.querySelector('a')?.focus();
  };
  return (
    <div className="mt-8 noscript:hidden print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search */}
      <form role="search" action={action} className="grid gap-2" onSubmit={goToFirst}>
        <label className="grid gap-2">
          {/* Without styles the button follows on the same line. */}
          <span className="font-semibold">{`${label} `}</span>
          <input
            ref={field}
            className="min-h-12 w-full max-w-measure border-2 border-rule bg-paper px-3 py-2 [font:inherit]"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => look.current()}
          />
        </label>
        <button
          type="submit"
          className="mt-2 min-h-12 justify-self-start rounded-control border-2 border-action bg-action px-6 py-2.5 font-semibold text-on-action hover:bg-action-hover"
        >
          {submit}
        </button>
      </form>
      <output className="mt-6 block min-h-[1lh] text-ink-muted">
        {results &&
          (results.length > 0 ? fillTemplate(found, { count: String(results.length) }) : none)}
      </output>
      {results && results.length > 0 && (
        <ol ref={list} className="mt-4 grid max-w-measure gap-6">
          {results.map(({ href, title, excerpt }) => (
            <li key={href} className="grid gap-1">
              <a href={href} className="font-semibold text-link">
                <Pieces all={title} />
              </a>
              <p className="text-ink-muted text-pretty">
                <Pieces all={excerpt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Each piece has an element of its own: browsers that translate a page put others into what it says. */
const Pieces = ({ all }: { all: readonly Piece[] }) =>
  all.map(({ words, isFound }, index) => {
    const key = `${index} ${words}`;
    return isFound ? (
      <mark key={key} className="bg-transparent font-bold text-ink">
        {isolate(words)}
      </mark>
    ) : (
      <span key={key}>{isolate(words)}</span>
    );
  });

/** What is written from right to left would turn the groups of a number round. */
const isolate = (words: string) => (hasRightToLeftLetter(words) ? isolateNumbers(words) : words);

const findAll = (section: string) =>
  document.getElementById(section)?.querySelector<HTMLElement>('[data-all-pages]');

let loaded: Promise<readonly PageWords[]> | undefined;

/** The words of all pages; those in the list of all pages where the file cannot be had. */
function loadWords(src: string, section: string): Promise<readonly PageWords[]> {
  loaded ??= fetch(src)
    .then((response) => response.json() as Promise<PageWords[]>)
    .catch(() => {
      loaded = undefined;
      return listShown(section);
    });
  return loaded;
}

const listShown = (section: string): PageWords[] =>
  [...(findAll(section)?.querySelectorAll('li') ?? [])].map((entry) => ({
    title: entry.querySelector('a')?.textContent ?? '',
    description: entry.querySelector('p')?.textContent ?? '',
    href: entry.querySelector('a')?.getAttribute('href') ?? '',
    text: '',
  }));
