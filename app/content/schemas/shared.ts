import { z } from 'zod';

/** Text a visitor reads: one run of words, never empty. */
export const text = z.string().trim().min(1);

/** What search engines and browser tabs say of a page. */
export const pageMeta = z.strictObject({
  title: text.max(60),
  description: text.min(70).max(160),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** A figure with what it counts: `50K+`, `active users`. */
export const stat = z.strictObject({ value: text, label: text });

/** A short point in a list: a heading and what it means for the reader. */
export const point = z.strictObject({ title: text, description: text });

/** A section made of points. */
export const pointList = z.strictObject({
  title: text,
  lead: text,
  items: z.array(point).min(1),
});
export type PointList = z.infer<typeof pointList>;

/** What stands in one file and may be named in others. */
export interface References {
  /** The actions by their names; undefined when `actions.yaml` could not be read. */
  actions: ReadonlyMap<string, Action> | undefined;
  /** The paths that a link may lead to. */
  paths: ReadonlySet<string>;
}

/** What a button says, and where it leads; without a target it does nothing. */
export interface Action {
  label: string;
  to?: string;
}

/** The name of an action in `actions.yaml`, read as that action. */
export function actionIn({ actions }: References) {
  return z.string().transform((name, context): Action => {
    const action = actions ? actions.get(name) : { label: name };
    if (action) return action;
    context.addIssue({ code: 'custom', message: 'the name of an action in content/actions.yaml' });
    return z.NEVER;
  });
}

/** A link to a page of this site, or to one that is known to be missing. */
export function linkIn({ paths }: References) {
  return z.strictObject({ label: text, href: pathIn({ paths }) });
}

export function pathIn({ paths }: Pick<References, 'paths'>) {
  return z.string().refine((path) => paths.has(path), {
    error: 'the path of a page of this site, such as "/pricing"',
  });
}

/** The opening of a page: its first heading and what it promises. */
export const hero = z.strictObject({ title: text, lead: text });

export function heroWithActions(references: References) {
  return hero.extend({ actions: z.array(actionIn(references)).min(1) });
}

/** The last word of a page, with what to do next. */
export function closing(references: References) {
  return heroWithActions(references);
}
export type Closing = z.output<ReturnType<typeof closing>>;
