import { z } from 'zod';
import { toCspSource } from '../../lib/csp-source.ts';
import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import {
  besideMistakes,
  eachOnce,
  group,
  plainText,
  spokenName,
  text,
  webOrigins,
} from '../fields/fields.ts';

/** What every service of others has that a page loads. */
export const serviceFields = {
  script: z
    .string()
    .refine(
      (value) =>
        /^https:\/\/[^\s/]+\/[^\s"'<>;,]*$/.test(value) &&
        toCspSource(value) !== undefined &&
        isPublicAddress(value),
      {
        error: ({ input }) =>
          `the https: address of its script, such as "https://stats.example.com/count.js"${describePrivate(String(input))}`,
      },
    )
    .describe('The address of its script, which pages load after they are painted'),
  reportsTo: webOrigins.describe(
    'The hosts that it asks beside that of its script, such as https://events.example.com: browsers refuse all others',
  ),
  data: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][a-z-]*$/, { error: 'a name such as "domain"' })
          .describe('The name behind data-, such as domain'),
        value: z.string().describe('Its value'),
      }),
    )
    .default([])
    .describe('What the service wants at its script, such as the data-domain of its guide'),
};

export const servicesSchema = z
  .array(
    z.strictObject({
      name: plainText
        .meta({ translation: 'optional', launchRole: 'service' })
        .describe('What visitors know it by, such as Example Chat'),
      why: text.describe('What it is for, in a sentence that visitors read before they choose'),
      script: serviceFields.script.meta({ translation: 'shared' }),
      reportsTo: serviceFields.reportsTo.meta({ translation: 'shared' }),
      frames: webOrigins
        .meta({ translation: 'shared' })
        .describe('The hosts whose pages it shows in frames, such as https://chat.example.com'),
      data: serviceFields.data.meta({ translation: 'shared' }),
      pages: z
        .array(
          z.string().regex(/^\/(?!.*\/$)|^\/$/, {
            error: 'the path of a page of this site, which begins with /',
          }),
        )
        .min(1)
        .optional()
        .meta({ translation: 'shared' })
        .describe('The paths of the pages that have it, in every language; all pages without it'),
      consent: z
        .boolean()
        .default(true)
        .meta({ translation: 'shared' })
        .describe(
          'Whether visitors are asked before pages load it; where the law lets you, they need not be',
        ),
    }),
  )
  .superRefine(eachOnce('each name once', 'name'), besideMistakes)
  .superRefine(eachOnce('each script once, with all of its pages', 'script'), besideMistakes)
  .describe('The services of others that pages load, such as a chat');

export const consentSchema = group('The line that asks visitors before a service is loaded', {
  label: spokenName('What the line is called for those who do not see it'),
  question: text.describe('The question above the services and what they are for'),
  accept: text.describe('The button that lets the page load them'),
  refuse: text.describe('The button beside it that does not'),
  change: text.describe('The button at the end of the page that asks again'),
});
export type ConsentWords = z.output<typeof consentSchema>;

/** Refuses services that wait for a consent that nothing asks for. */
export function requireConsentWords(
  { services, consent }: { services: unknown; consent?: unknown },
  context: z.RefinementCtx,
): void {
  const first = Array.isArray(services) && services.find((one) => one?.consent === true);
  if (!first || consent !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['consent'],
    message: `the words that ask visitors before "${first.name}" is loaded: label, question, accept, refuse and change; or write consent: false at that service`,
    params: {
      atField: `Fill in the words that ask visitors before “${first.name}” is loaded, or let that service need no consent`,
    },
  });
}
