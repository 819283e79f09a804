import { Fragment } from 'react';

interface NonBreakingWordsProps {
  text: string;
}

/** Text that breaks between words and never at a hyphen. */
export function NonBreakingWords({ text }: NonBreakingWordsProps) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
}
