import { createContext, type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** Takes how many pictures are being uploaded. */
export const Uploads = createContext<Dispatch<SetStateAction<number>>>(() => {});

/**
 * Lets a save wait for the pictures that are being uploaded: it is of what somebody sees, who has chosen them.
 *
 * @param save saves what is said at that moment
 */
export function useUploads(save: () => Promise<void>) {
  const [count, setCount] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is what is said once all are there
  useEffect(() => {
    if (!isWaiting || count > 0) return;
    setIsWaiting(false);
    void save();
  }, [isWaiting, count]);
  return {
    setUploads: setCount,
    isWaiting,
    save: () => (count > 0 ? setIsWaiting(true) : void save()),
  };
}
