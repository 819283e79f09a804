import { useEffect, useState } from 'react';
import { fillTemplate } from '../../definitions.ts';

interface DirectoryFilterProps {
  choose: string;
  all: string;
  shown: string;
  /** The id of the section whose places it shows and hides. */
  section: string;
  places: readonly { name: string; count: number }[];
}

/** A choice of a place: the others are hidden as long as one is chosen. Without script all are there, and no choice. */
export default function DirectoryFilter(props: DirectoryFilterProps) {
  const { choose, all, shown, section, places } = props;
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const parts = document.getElementById(section)?.querySelectorAll<HTMLElement>('[data-place]');
    for (const part of parts ?? []) {
      part.hidden = chosen !== '' && part.dataset.place !== chosen;
    }
  }, [chosen, section]);
  const count = places.find(({ name }) => name === chosen)?.count;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden print:hidden">
      <label className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-semibold">{choose}</span>
        <select
          className="min-h-12 border-2 border-rule bg-paper px-3 py-2"
          name={`${section}-place`}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{all}</option>
          {places.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <output className="text-ink-muted">
        {count === undefined ? '' : fillTemplate(shown, { count: String(count) })}
      </output>
    </div>
  );
}
