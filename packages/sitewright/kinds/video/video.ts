import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const video = defineSection({
  description: 'A film of your own, with captions and a transcript',
  aliases: ['film', 'movie'],
  samples,
  requiredInputs: ['language'],
  fields: ({ text, richText, group, list, sectionHead, picture, file }) => ({
    ...sectionHead,
    file: file(
      'The name of the film in files/, such as opening.mp4; nobody loads it before starting it',
      ['.mp4', '.webm'],
    ).meta({ hint: 'The film, such as opening.mp4; nobody loads it before starting it' }),
    poster: picture('The picture that stands in for it until it is started', 'poster'),
    captions: file('The name of the file with the captions in files/, such as opening.vtt', [
      '.vtt',
    ]).meta({ hint: 'The captions, such as opening.vtt' }),
    captionsLabel: text('What the captions are called, such as English'),
    size: text('The words before the size of the film, such as Film'),
    transcript: group('What is said and shown, for those who read', {
      title: text('What opens the transcript'),
      paragraphs: list('What is said and shown, one entry for each paragraph', richText()),
    }),
  }),
});
