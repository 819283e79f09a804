import { type FieldWords, z } from 'sitewright';

/** A figure that is drawn, with what it says besides its label. */
export const drawing = <Name extends string, Fields extends z.ZodRawShape>(
  { text }: FieldWords,
  name: Name,
  description: string,
  fields: Fields,
) =>
  z.strictObject({
    drawing: z.literal(name).describe(description),
    label: text('What the picture shows, for those who do not see it'),
    ...fields,
  });
