import type { ComponentType } from 'react';
import { InlineScript } from '../page/components/inline-script.tsx';
import wakePart from '../page/inline-scripts/wake-part.ts?inline-script';

/**
 * Wraps the component of a `.client.tsx` file, so that the browser can hydrate it alone
 * (build/vite/live-parts.ts).
 *
 * @param script address of the script that hydrates it
 * @throws Error for a property that cannot stand in the page
 */
export function livePart<Props extends object>(Part: ComponentType<Props>, script: string) {
  return function LivePart(props: Props) {
    return (
      <>
        <div data-part={script} data-props={toJson(props)}>
          <Part {...props} />
        </div>
        <InlineScript source={wakePart} />
      </>
    );
  };
}

/** Functions and elements would be lost on their way to the browser. */
const toJson = (props: object) =>
  JSON.stringify(props, (name, value) => {
    if (typeof value !== 'function' && value?.$$typeof === undefined) return value;
    throw new Error(`The property "${name}" of a part that lives is a function or an element`);
  });
