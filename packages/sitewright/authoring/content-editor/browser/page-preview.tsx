import { useEffect, useState } from 'react';
import { draft } from './server.ts';

interface PagePreviewProps {
  /** The path of the page. */
  page: string;
  /** Another number for each state that there is to be seen. */
  round: number;
}

/** The page as the site draws it with what is not saved; the one before stays until the next is there. */
export function PagePreview({ page, round }: PagePreviewProps) {
  const [rounds, setRounds] = useState([round]);
  useEffect(() => setRounds((all) => [...all.slice(-1), round].filter(isFirst)), [round]);
  const show = (frame: HTMLIFrameElement, one: number) => {
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>('iframe:not([hidden])');
    const height = before?.contentWindow?.scrollY ?? 0;
    frame.hidden = false;
    frame.contentWindow?.scrollTo({ top: height, behavior: 'instant' });
    setRounds((all) => all.filter((other) => other >= one));
  };
  return (
    <div className="preview">
      {rounds.map((one, index) => (
        <iframe
          key={one}
          title="The page"
          hidden={index > 0}
          src={`${page}?draft=${draft}&round=${one}`}
          onLoad={({ currentTarget }) => show(currentTarget, one)}
        />
      ))}
    </div>
  );
}

const isFirst = (one: number, index: number, all: readonly number[]) => all.indexOf(one) === index;
