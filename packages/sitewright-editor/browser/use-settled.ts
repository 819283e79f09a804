import { useEffect, useState } from 'react';

/** How long nobody has typed who waits for what is found, in ms. */
const pause = 600;

/**
 * What somebody types, once they stop: what is found at each letter is not meant yet, and would be spoken each time.
 *
 * @returns what was typed when they stopped the last time
 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
