import { z } from 'zod';
import { actionIn, pageMeta, point, type References, stat, text } from './shared.ts';

/** `home.yaml` */
export const homeSchema = (references: References) => {
  const actions = z.array(actionIn(references)).min(1);
  return z.strictObject({
    meta: pageMeta,
    hero: z.strictObject({
      badge: text,
      title: text,
      lead: text,
      actions,
      stats: z.array(stat).min(1),
      figure: z.strictObject({
        label: text,
        hub: z.strictObject({ publish: text, signOn: text }),
      }),
    }),
    platforms: z.strictObject({ title: text, lead: text, linkLabel: text, linkTopic: text }),
    benefits: z.strictObject({ title: text, lead: text, items: z.array(point).min(1) }),
    closing: z.strictObject({ title: text, lead: text, actions }),
  });
};
export type Home = z.output<ReturnType<typeof homeSchema>>;
