import { z } from 'zod';
import {
  closing,
  heroWithActions,
  pageMeta,
  pointList,
  type References,
  stat,
  text,
} from './shared.ts';

/** `home.yaml` */
export const homeSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: heroWithActions(references).extend({
      badge: text,
      stats: z.array(stat).min(1),
      figure: z.strictObject({
        label: text,
        hub: z.strictObject({ publish: text, signOn: text }),
      }),
    }),
    platforms: z.strictObject({ title: text, lead: text, linkLabel: text, linkTopic: text }),
    benefits: pointList,
    closing: closing(references),
  });
export type Home = z.output<ReturnType<typeof homeSchema>>;
