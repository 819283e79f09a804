import { fieldAt } from 'sitewright/content';
import { labelOf } from '../../forms/labels.ts';
import type { PageSection } from './page-value.ts';

interface OutlineProps {
  value: object;
  sections: readonly PageSection[];
  selected: string | undefined;
  readings: Readonly<Record<string, string>>;
  onSelect: (key: string) => void;
}

/** The sections of the page by the words of their headings; a click selects one and shows it. */
export const Outline = ({ value, sections, selected, readings, onSelect }: OutlineProps) => (
  <ol className="outline">
    {sections.map(({ key, kind }) => {
      const title = fieldAt(value, [key, 'title']);
      const words = readings[`${key}.title`] ?? (typeof title === 'string' ? title : '');
      return (
        <li key={key}>
          <button
            type="button"
            className="plain"
            aria-current={key === selected}
            onClick={() => onSelect(key)}
          >
            {words || labelOf(kind)}
            {words && <small>{labelOf(kind)}</small>}
          </button>
        </li>
      );
    })}
  </ol>
);
