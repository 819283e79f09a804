import {
  type Config,
  createUsePuck,
  type PuckContext,
  type RootData,
  useGetPuck,
} from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { labelOf } from '../editor-fields.ts';
import type { PageDescription } from '../page-draft.ts';
import { Drawn, findSection, Shown, showSection } from './drawing.tsx';
import { duplicateSection } from './duplicate.ts';
import { toFields } from './fields.ts';
import { toProps } from './page-data.ts';
import { SectionDrawing } from './section-drawing.tsx';

const usePuck = createUsePuck();
const zone = 'root:default-zone';

/** Each kind of section with its fields, drawn as the server draws it. */
export function createConfig({ kinds, schema, isTranslation, original }: PageDescription): Config {
  const isAlone = (key: string) => !Object.hasOwn(original, key);
  const components = kinds.map(({ name, description, schema: fields, sample, looks }) => {
    const component: Config['components'][string] = {
      label: labelOf(name),
      inline: true,
      metadata: { description, sample },
      defaultProps: toProps({ ...sample.value, section: '' }) as object,
      // What the library repeats has the title of the other one.
      permissions: { duplicate: false, ...(name === 'hero' && { drag: false, delete: false }) },
      // A section that a translation has alone has no original that says the rest.
      resolveFields: ({ props }) =>
        toFields(fields, props, isTranslation && !isAlone(props.id), looks),
      render: ({ id, puck }) => <Section id={id} label={labelOf(name)} dragRef={puck.dragRef} />,
    };
    return [name, component] as const;
  });
  const names = kinds.flatMap(({ name }) => (name === 'hero' || isTranslation ? [] : name));
  const title = isTranslation ? 'Sections are added in the first language' : 'Add a section';
  return {
    components: Object.fromEntries(components),
    categories: { sections: { title, components: names }, other: { visible: false } },
    root: {
      resolveFields: ({ props = {} }: RootData) => toFields(schema, props, isTranslation),
      render: ({ puck }: { puck: PuckContext }) => (
        <Page>{puck.renderDropZone({ zone, as: 'main' })}</Page>
      ),
    },
  };
}

function Page({ children }: { children: ReactNode }) {
  const { drawing } = useContext(Shown);
  const around = [...(drawing?.html.querySelector('body')?.children ?? [])];
  return around.length === 0
    ? children
    : around.map((one, key) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        one === drawing?.main ? children : <Drawn key={key} element={one} />,
      );
}

function Section({
  id,
  label,
  dragRef,
}: { id: string; label: string } & Pick<PuckContext, 'dragRef'>) {
  const { drawing, keys } = useContext(Shown);
  const find = (key: string) => drawing && findSection(drawing.main, key);
  const key = keys.get(id) ?? id;
  const found = find(key);
  const wasMissing = useRef(false);
  const isDrawn = !!found;
  useEffect(() => {
    // One that is new, or back, is seen as soon as it is there.
    if (isDrawn && wasMissing.current) showSection(key);
    wasMissing.current = !!drawing && !isDrawn;
  }, [drawing, isDrawn, key]);
  // Two sections may be one drawing, which stands where the first of them does.
  const [first = id] = [...keys].find(([, key]) => find(key) === found) ?? [];
  if (found && first === id) return <Drawn element={found} ref={dragRef} />;
  return (
    <section ref={dragRef} className="py-4 text-center">
      {label}, {found ? 'drawn with the section above' : 'shown once its fields are right'}
    </section>
  );
}

/** The name of a kind with what it is for, and a section of it as another page shows it, where one does. */
export function Kind({ name }: { name: string }) {
  const { label, metadata } = usePuck((all) => all.config.components[name]) ?? {};
  return (
    <div className="kind">
      {metadata?.sample.key && <SectionDrawing sample={metadata.sample} title={String(label)} />}
      {label}
      <small>{metadata?.description}</small>
    </div>
  );
}

/** The kinds, which can be dragged onto the page; a click adds such a section behind the selected one. */
export function Kinds({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck();
  const insert = ({ target }: { target: EventTarget }) => {
    const item = (target as Element).closest<HTMLElement>('[data-testid^="drawer-item:"]');
    const [, componentType] = item?.dataset.testid?.split(':') ?? [];
    if (!componentType) return;
    const { appState, dispatch } = getPuck();
    const index = (appState.ui.itemSelector?.index ?? appState.data.content.length - 1) + 1;
    const place = { destinationIndex: index, destinationZone: zone };
    dispatch({ type: 'insert', componentType, ...place });
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } }, recordHistory: true });
  };
  // biome-ignore lint/a11y: a click on one of the buttons inside, by keyboard too
  return <div onClick={insert}>{children}</div>;
}

/** What can be done with the selected section, by keyboard too. */
export function SectionActions() {
  const { keys } = useContext(Shown);
  const getPuck = useGetPuck();
  const dispatch = usePuck((all) => all.dispatch);
  const canInsert = usePuck((all) => all.getPermissions().insert);
  const index = usePuck((all) => all.appState.ui.itemSelector?.index);
  const count = usePuck((all) => all.appState.data.content.length);
  if (!index || !canInsert) return null;
  const move = (to: number) => {
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone });
    // Undone up to here, it is selected too.
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } }, recordHistory: true });
  };
  const copy = () => duplicateSection(index, keys, getPuck());
  const actions: [label: string, isPossible: boolean, act: () => void][] = [
    ['Move up', index > 1, () => move(index - 1)],
    ['Move down', index < count - 1, () => move(index + 1)],
    ['Duplicate', true, copy],
    ['Remove', true, () => dispatch({ type: 'remove', index, zone })],
  ];
  return (
    <div className="bar">
      {actions.map(([label, isPossible, act]) => (
        <button
          key={label}
          type="button"
          aria-disabled={!isPossible}
          onClick={isPossible ? act : undefined}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
