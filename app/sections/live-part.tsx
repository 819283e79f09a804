import type { ComponentType, DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react';
import { InlineScript } from '../components/inline-script.tsx';
import wakePart from '../enhance/wake-part.ts?inline-script';

/**
 * Wraps the component of a `.client.tsx` file, so that the browser can hydrate it alone
 * (pipeline/vite/live-parts.ts). Its children stay as they were built.
 *
 * @param script address of the script that hydrates it; none in development, where all of a page is hydrated
 * @throws Error for a property that cannot stand in the page
 */
export function livePart<Props extends object>(Part: ComponentType<Props>, script?: string) {
  return function LivePart({ children, ...props }: Props & { children?: ReactNode }) {
    const slot = children && <live-slot class="contents">{children}</live-slot>;
    const part = <Part {...(props as Props)}>{slot}</Part>;
    if (!script) return part;
    return (
      <>
        <live-part class="contents" src={script} props={toJson(props)}>
          {part}
        </live-part>
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

type LiveElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A part that is hydrated alone: by which script, and with which properties. */
      'live-part': LiveElement & { src: string; props: string };
      /** What is in a part but stays as it was built. */
      'live-slot': LiveElement;
    }
  }
}
