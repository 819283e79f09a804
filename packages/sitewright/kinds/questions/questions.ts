import { listOfGroups, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { plainWords } from '../../content/fields/rich-text.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { inLanguage } from '../../page/seo/structured-data/vendor.ts';

export const questions = defineSection({
  description: 'Questions with their answers',
  alsoCalled: ['faq', 'answers', 'accordion'],
  fields: () => ({
    ...sectionHead,
    items: listOfGroups('The questions with their answers', {
      question: text.describe('The question'),
      answer: richText.describe('The answer'),
    }).meta({ entryName: 'question' }),
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
