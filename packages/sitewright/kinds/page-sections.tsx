import { views } from 'virtual:site';
import type { ReactNode } from 'react';
import type { Placed } from './place-sections.ts';

/** A section of a page, with its place and with what it gets of other content. */
type PlacedSection = Placed<{ kind: string; content: object; inputs: object }>;

/** The sections of a page, each drawn by the site's own view of its kind, or else the machine's. */
export function PageSections({ sections }: { sections: readonly PlacedSection[] }): ReactNode {
  return sections.map(({ kind, frame, content, inputs, aside }) => {
    const View = views.get(kind);
    if (!View) throw new Error(`The kind of section "${kind}" has no view in its folder`);
    return (
      <View
        key={frame.id}
        {...inputs}
        frame={frame}
        content={content}
        aside={aside && <PageSections sections={[aside]} />}
      />
    );
  });
}
