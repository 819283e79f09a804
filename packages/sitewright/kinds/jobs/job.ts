import {
  besideMistakes,
  currencyCode,
  describeAmount,
  type FieldWords,
  inOrder,
  sharesSign,
  z,
} from '../../definitions.ts';

export const employment = z.enum([
  ...(['full-time', 'part-time', 'contractor', 'temporary', 'intern', 'volunteer'] as const),
  ...(['per-day', 'other'] as const),
]);

const salaryIn = ({
  group,
  oneOf,
  currencies,
}: Pick<FieldWords, 'group' | 'oneOf' | 'currencies'>) =>
  group('What it pays, which search engines show', {
    lowest: z.number().positive().describe('The amount, or the least of a range, such as 38000'),
    highest: z.number().positive().optional().describe('The most, where it is a range'),
    currency: currencyCode.describe('The code of its currency, such as SEK'),
    per: oneOf('For how long', ['hour', 'day', 'week', 'month', 'year']),
  })
    .superRefine(({ lowest, highest, currency }, context) => {
      for (const [field, amount] of Object.entries({ lowest, highest })) {
        const mistake = typeof amount === 'number' && describeAmount(amount, `${currency}`);
        if (mistake) context.addIssue({ code: 'custom', path: [field], message: mistake });
      }
      if (typeof lowest !== 'number' || typeof highest !== 'number' || highest >= lowest) return;
      const message = `an amount that is not below the lowest, ${lowest}`;
      context.addIssue({ code: 'custom', path: ['highest'], message });
    }, besideMistakes)
    .transform((salary) => ({
      ...salary,
      ...(sharesSign(salary.currency, currencies) && { sharesSign: true }),
    }))
    .meta({ translation: 'shared' });

/** A part of an address, which languages with other letters may write in these. */
const inOwnLetters = z.string().meta({ translation: 'optional' });

/** A position, and whether its last day is over. */
export const jobIn = ({ text, richText, day, list, group, oneOf, today, currencies }: FieldWords) =>
  z
    .strictObject({
      title: text('The position'),
      department: text('The team it belongs to'),
      location: text(
        'Where the work is: the name or the city of an office, or another place with an address or remoteFrom of its own',
      ),
      type: text('How much of a week it is, or for how long, such as Full-time or Part-time'),
      employment: z
        .array(employment)
        .min(1)
        .optional()
        .meta({ translation: 'shared' })
        .describe(
          'The same for search engines, in any language: full-time, or part-time and intern',
        ),
      description: richText('What the job is, in a sentence or two'),
      skills: list('What it takes, a few words each', text()),
      datePosted: day('With it, search engines list the job; it then needs a place')
        .optional()
        .meta({ launchRole: 'posting-date' }),
      validThrough: day(
        'The last day to apply: from the day after it, visitors and search engines get the job no more',
      )
        .optional()
        .meta({ translation: 'shared' }),
      salary: salaryIn({ group, oneOf, currencies }).optional(),
      address: group('Where the work is, if not at an office', {
        street: inOwnLetters.optional().describe('Street and number'),
        postalCode: z
          .string()
          .optional()
          .meta({ translation: 'shared' })
          .describe('The postal code'),
        city: inOwnLetters.describe('The city'),
        region: inOwnLetters.optional().describe('The state or region'),
        country: inOwnLetters.describe('The country, such as Sweden or SE'),
      }).optional(),
      remoteFrom: z
        .array(z.string())
        .min(1)
        .optional()
        .meta({ translation: 'shared', entryName: 'country' })
        .describe(
          'The countries from which it is done at home, such as [SE, NO]: a code has its name in each language',
        ),
    })
    .superRefine(inOrder('datePosted', 'validThrough', 'datePosted'), besideMistakes)
    .transform((job) => ({
      ...job,
      isOver: job.validThrough !== undefined && job.validThrough < today,
    }));
export type Job = z.output<ReturnType<typeof jobIn>>;
