import { views } from 'virtual:site';
import type { ReactNode } from 'react';
import { loadSections } from '../seo/load-sections.ts';

/** Each page that is made of sections. */
export const load = loadSections;

type Sections = ReturnType<typeof load>['sections'];

/** The sections of a page, each drawn by the site's own view of its kind, or else the machine's. */
export default function Page({ sections }: { sections: Sections }): ReactNode {
  return sections.map(({ kind, frame, content, inputs, aside }) => {
    const View = views.get(kind);
    if (!View) throw new Error(`The kind of section "${kind}" has no view in its folder`);
    return (
      <View
        key={frame.id}
        {...inputs}
        frame={frame}
        content={content}
        aside={aside && <Page sections={[aside]} />}
      />
    );
  });
}
