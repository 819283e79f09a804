import { Fragment } from 'react';

interface UnbrokenProps {
  text: string;
}

/** Text that breaks between words and never at a hyphen. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
}
