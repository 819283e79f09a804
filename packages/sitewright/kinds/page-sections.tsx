import type { ComponentType, ReactNode } from 'react';
import type { SectionPlace } from './define-section.ts';
import type { Placed } from './place-sections.ts';

/** A section of a page, with its place and with what it gets of other content. */
type PlacedSection = Placed<{ kind: string; content: object; inputs: object }>;

type SectionComponent = ComponentType<{ frame: SectionPlace; content: object; aside: ReactNode }>;

const modules = import.meta.glob<{ default?: SectionComponent }>(
  ['./*/*.tsx', '!./*/*.{test,client}.tsx'],
  { eager: true },
);

/** The component of each kind: the default export of the file that is called as its folder is. */
const components = new Map(
  Object.entries(modules).flatMap(([file, { default: Component }]) => {
    const [, folder, name = ''] = /^\.\/(.+)\/(.+)\.tsx$/.exec(file) ?? [];
    const kind = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return folder === name && Component ? [[kind, Component] as const] : [];
  }),
);

/** The sections of a page, each drawn by the component of its kind. */
export function PageSections({ sections }: { sections: readonly PlacedSection[] }) {
  return sections.map(({ kind, frame, content, inputs, aside }) => {
    const Component = components.get(kind);
    if (!Component) throw new Error(`The kind of section "${kind}" has no component in its folder`);
    return (
      <Component
        key={frame.id}
        {...inputs}
        frame={frame}
        content={content}
        aside={aside && <PageSections sections={[aside]} />}
      />
    );
  });
}
