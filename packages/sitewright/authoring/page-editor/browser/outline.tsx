import { createUsePuck } from '@puckeditor/core';
import { useContext } from 'react';
import { showSection } from './drawing.tsx';
import { Messages } from './messages.tsx';

const usePuck = createUsePuck();
const zone = 'root:default-zone';

/** The sections of the page by the words of their headings; a click selects one and shows it. */
export function Outline() {
  const { keys, readings } = useContext(Messages);
  const content = usePuck((all) => all.appState.data.content);
  const components = usePuck((all) => all.config.components);
  const selected = usePuck((all) => all.appState.ui.itemSelector?.index);
  const dispatch = usePuck((all) => all.dispatch);
  const select = (index: number, key: string | undefined) => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    if (key) showSection(key);
  };
  return (
    <ol className="outline">
      {content.map(({ type, props: { id, title } }, index) => {
        const key = keys.get(id);
        const kind = components[type]?.label ?? type;
        const words = readings[`${key}.title`] ?? title;
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={index === selected}
              onClick={() => select(index, key)}
            >
              {words || kind}
              {words && <small>{kind}</small>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
