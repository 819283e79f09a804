import { listOfGroups, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { fileIn } from '../../content/fields/file.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const downloads = defineSection({
  description: 'Files to download, each with its kind and size, in groups',
  alsoCalled: ['files', 'documents', 'brochures'],
  requiredInputs: ['language'],
  counts: ['groups'],
  fields: (fieldContext) => ({
    ...sectionHead,
    groups: listOfGroups('The groups of files', {
      title: text
        .optional()
        .describe('What the group is called, such as Manuals; one group needs no name'),
      items: listOfGroups('The files of the group', {
        file: fileIn(fieldContext)
          .describe('The name of the file in files/, such as price-list.pdf')
          .meta({ hint: 'The file, such as price-list.pdf' }),
        title: text.describe('What it is, such as Price list 2027'),
        description: richText.optional().describe('Whom it is for, in a sentence'),
      }).meta({ entryName: 'file' }),
    }),
  }),
});
