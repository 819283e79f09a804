import { defineSection, inLanguage, plainWords } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const questions = defineSection({
  description: 'Questions with their answers',
  aliases: ['faq', 'answers', 'accordion'],
  samples,
  fields: ({ text, richText, list, sectionHead }) => ({
    ...sectionHead,
    items: list(
      'The questions with their answers',
      {
        question: text('The question'),
        answer: richText('The answer'),
      },
      'question',
    ),
  }),
  structuredData: ({ items }, context) => ({
    '@type': 'FAQPage',
    ...inLanguage(context),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
    })),
  }),
});
