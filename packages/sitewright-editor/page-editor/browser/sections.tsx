import { labelOf, langOfLabel } from '../../forms/labels.ts';
import { langOf, t } from '../../words/words.ts';
import type { PageDescription } from '../page-draft.ts';
import { dragType } from './drag-sections.ts';
import {
  addSection,
  duplicateSection,
  moveSection,
  type PageSection,
  removeSection,
} from './page-value.ts';
import { SectionDrawing } from './section-drawing.tsx';
import type { EditedPage } from './use-edited-page.ts';

interface KindsProps {
  page: PageDescription;
  /** Adds a section of a kind behind the selected one, or before the closing of the page. */
  onAdd: (kind: string) => void;
}

/** The kinds of sections, each with a section of it as another page shows it; they can be dragged onto the page. */
export function Kinds({ page: { kinds, isTranslation }, onAdd }: KindsProps) {
  if (isTranslation) return <h2>{t('Sections are added in the first language')}</h2>;
  return (
    <>
      <h2>{t('Add a section')}</h2>
      {kinds
        .filter(({ name }) => name !== 'hero')
        .map(({ name, description, sample: { path, key } }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
          <div
            key={name}
            className="kind"
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, `kind ${name}`)}
          >
            {path !== undefined && key !== undefined && (
              <SectionDrawing sample={{ path, key }} title={labelOf(name)} />
            )}
            <button type="button" className="plain" onClick={() => onAdd(name)}>
              <span lang={langOfLabel(name)}>{labelOf(name)}</span>
              <small lang={langOf(description)}>{t(description ?? '')}</small>
            </button>
          </div>
        ))}
    </>
  );
}

interface SectionActionsProps {
  page: PageDescription;
  edited: Pick<EditedPage, 'value' | 'sections' | 'act'>;
  selected: PageSection;
}

/** What can be done with the selected section. */
export function SectionActions({ page, edited, selected }: SectionActionsProps) {
  const { value, sections, act } = edited;
  const { key } = selected;
  const index = sections.findIndex((one) => one.key === key);
  // The opening stays where it is, and a translation has the sections of its original.
  if (index < 1 || page.isTranslation) return null;
  const move = (to: number) => act(moveSection(value, page, key, to), key);
  const copy = () => {
    const next = duplicateSection(value, page, selected);
    act(next.value, next.key);
  };
  const remove = (button: Element) => {
    // What is beside it has the focus then.
    button.closest<HTMLElement>('.panel')?.focus();
    act(removeSection(value, page, key), undefined, selected.kind);
  };
  const actions: [
    label: string,
    isPossible: boolean,
    act: (button: Element) => void,
    why?: string,
  ][] = [
    [t('Move up'), index > 1, () => move(index - 1), t('The opening stays first')],
    [t('Move down'), index < sections.length - 1, () => move(index + 1)],
    [t('Duplicate'), true, copy],
    [t('Remove'), true, remove],
  ];
  return (
    <div className="bar">
      {actions.map(([label, isPossible, run, why]) => (
        <button
          key={label}
          type="button"
          aria-disabled={!isPossible}
          title={isPossible ? undefined : why}
          onClick={isPossible ? ({ currentTarget }) => run(currentTarget) : undefined}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A page with what is dropped on it: a new section of a kind, or one of its own in another place. */
export function dropSection(page: PageDescription, edited: EditedPage, what: string, at: number) {
  const { value, sections, act } = edited;
  const [from, name = ''] = what.split(' ');
  // The opening stays the first.
  const index = Math.max(at, 1);
  if (from === 'kind') {
    const next = addSection(value, page, name, index);
    return act(next.value, next.key);
  }
  const own = sections.findIndex(({ key }) => key === name);
  if (own < 1) return;
  act(moveSection(value, page, name, index - Number(own < index)), name);
}
