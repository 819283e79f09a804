import { group, sectionHead, text, textWith } from '../../content/fields/fields.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { webAddress } from '../../content/fields/target.ts';
import { toCspSource } from '../../lib/csp-source.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const embed = defineSection({
  description:
    'A map, a calendar or a tool of another host, which loads nothing before it is asked for',
  alsoCalled: ['iframe', 'frame', 'map', 'widget'],
  fields: (fieldContext) => ({
    ...sectionHead,
    address: webAddress
      .refine((address) => toCspSource(address) !== undefined, {
        error:
          'an address with a host of letters, digits and hyphens, such as https://maps.example/a',
      })
      .describe('The https: address that its host names for embedding'),
    picture: pictureIn(fieldContext, 'poster', 'What stands in its place until it is asked for'),
    show: text.describe('The button that loads it, such as Show the map'),
    note: textWith('host').describe(
      'What visitors are to know before, such as Loads from {host}; {host} is where it comes from',
    ),
    link: group('The way to it for those without script, and for all who prefer it', {
      label: text.describe('The words of the link'),
      href: webAddress.describe('The https: address of the same as a page of its own'),
    }),
  }),
});
