import { defineSection, toCspSource } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const embed = defineSection({
  description:
    'A map, a calendar or a tool of another host, which loads nothing before it is asked for',
  aliases: ['iframe', 'frame', 'map', 'widget'],
  samples,
  fields: ({ text, group, sectionHead, webAddress, picture }) => ({
    ...sectionHead,
    address: webAddress('The https: address that its host names for embedding').refine(
      (address) => toCspSource(address) !== undefined,
      {
        error:
          'an address with a host of letters, digits and hyphens, such as https://maps.example/a',
      },
    ),
    picture: picture('What stands in its place until it is asked for', 'poster'),
    show: text('The button that loads it, such as Show the map'),
    note: text(
      'What visitors are to know before, such as Loads from {host}; {host} is where it comes from',
      'host',
    ),
    link: group('The way to it for those without script, and for all who prefer it', {
      label: text('The words of the link'),
      href: webAddress('The https: address of the same as a page of its own'),
    }),
  }),
});
