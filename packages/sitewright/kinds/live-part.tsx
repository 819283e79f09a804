import type { ComponentType, ReactNode } from 'react';
import { InlineScript } from '../page/components/inline-script.tsx';
import wakeWhenIdle from '../page/inline-scripts/wake-when-idle.ts?inline-script';
import wakeWhenSeen from '../page/inline-scripts/wake-when-seen.ts?inline-script';
import wakeWhenTouched from '../page/inline-scripts/wake-when-touched.ts?inline-script';

/** When a part begins to live; whatever it says, a touch wakes it. */
export type Wake = 'seen' | 'touched' | 'idle';

/** What a part that lives says of itself. */
export interface Live {
  when?: Wake;
  /** What it may load beside React, and where it says so. */
  budget?: { place: string; bytes: number };
}

/** What a page says of a part until a build has read it. */
export interface PartOfPage extends Live {
  /** The path of its file. */
  name: string;
}

const wakes: Record<Wake, string> = {
  touched: wakeWhenTouched,
  seen: wakeWhenTouched + wakeWhenSeen,
  idle: wakeWhenTouched + wakeWhenIdle,
};

/**
 * Wraps the component of a `.client.tsx` file, so that the browser can hydrate it alone
 * (build/vite/live-parts.ts).
 *
 * @param Part undefined for one that browsers alone draw: until then its children stand in its place
 * @param script address of the script that hydrates it
 * @throws Error for a property that cannot stand in the page
 */
export function livePart<Props extends object>(
  Part: ComponentType<Props> | undefined,
  { script, about }: { script: string; about: PartOfPage },
) {
  return function LivePart(all: Props & { children?: ReactNode }) {
    const { children, ...others } = all;
    const props = Part ? all : others;
    return (
      <>
        <div data-part={script} data-props={toJson(props)} data-live={JSON.stringify(about)}>
          {Part ? <Part {...all} /> : children}
        </div>
        <InlineScript source={wakes[about.when ?? 'seen']} />
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
