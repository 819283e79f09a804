import { z } from 'zod';

/** Text a visitor reads: one run of words, never empty. */
export const text = z.string().trim().min(1);

/** A path on this site, such as `/pricing`. */
export const path = z.string().regex(/^\/[a-z0-9/-]*$/, {
  error: 'a path on this site such as "/pricing"',
});

/** What search engines and browser tabs say of a page. */
export const pageMeta = z.strictObject({
  title: text.max(60),
  description: text.max(160),
});
export type PageMeta = z.infer<typeof pageMeta>;

export const link = z.strictObject({ label: text, href: path });

/** A figure with what it counts: `50K+`, `active users`. */
export const stat = z.strictObject({ value: text, label: text });

/** A short point in a list: a heading and what it means for the reader. */
export const point = z.strictObject({ title: text, description: text });

/** What stands in one file and may be named in others. */
export interface References {
  /** The actions by their names; undefined when `actions.yaml` could not be read. */
  actions: ReadonlyMap<string, Action> | undefined;
}

export interface Action {
  label: string;
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
