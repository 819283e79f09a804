import { defineSection, fieldAt } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const downloads = defineSection({
  description: 'Files to download, each with its kind and size, in groups',
  aliases: ['files', 'documents', 'brochures'],
  samples,
  requiredInputs: ['language'],
  counts: ({ groups }) =>
    Array.isArray(groups) && groups.flatMap((group) => fieldAt(group, ['items']) ?? []),
  fields: ({ text, richText, list, sectionHead, file }) => ({
    ...sectionHead,
    groups: list('The groups of files', {
      title: text('What the group is called, such as Manuals; one group needs no name').optional(),
      items: list(
        'The files of the group',
        {
          file: file('The name of the file in files/, such as price-list.pdf').meta({
            hint: 'The file, such as price-list.pdf',
          }),
          title: text('What it is, such as Price list 2027'),
          description: richText('Whom it is for, in a sentence').optional(),
        },
        'file',
      ),
    }),
  }),
});
