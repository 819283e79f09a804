import { group, listOf, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { fileIn } from '../../content/fields/file.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const video = defineSection({
  description: 'A film of your own, with captions and a transcript',
  alsoCalled: ['film', 'movie'],
  requiredInputs: ['language'],
  fields: (fieldContext) => ({
    ...sectionHead,
    file: fileIn(fieldContext, ['.mp4', '.webm'])
      .describe(
        'The name of the film in files/, such as opening.mp4; nobody loads it before starting it',
      )
      .meta({ hint: 'The film, such as opening.mp4; nobody loads it before starting it' }),
    poster: pictureIn(
      fieldContext,
      'poster',
      'The picture that stands in for it until it is started',
    ),
    captions: fileIn(fieldContext, ['.vtt'])
      .describe('The name of the file with the captions in files/, such as opening.vtt')
      .meta({ hint: 'The captions, such as opening.vtt' }),
    captionsLabel: text.describe('What the captions are called, such as English'),
    size: text.describe('The words before the size of the film, such as Film'),
    transcript: group('What is said and shown, for those who read', {
      title: text.describe('What opens the transcript'),
      paragraphs: listOf('What is said and shown, one entry for each paragraph', richText),
    }),
  }),
});
