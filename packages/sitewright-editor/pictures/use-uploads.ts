import { createContext, type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** Takes how many pictures are being uploaded. */
export const Uploads = createContext<Dispatch<SetStateAction<number>>>(() => {});

/**
 * Lets a save wait for the pictures that are being uploaded, and for another save: it is of what somebody sees, who has
 * chosen and typed that.
 *
 * @param save saves what is said at that moment
 * @param state whether it saves already, and whether there is something that is not saved
 */
export function useUploads(
  save: () => Promise<void>,
  { isBusy, isChanged }: { isBusy: boolean; isChanged: boolean },
) {
  const [count, setCount] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is what is said once all are there
  useEffect(() => {
    if (!isWaiting || count > 0 || isBusy) return;
    setIsWaiting(false);
    if (isChanged) void save();
  }, [isWaiting, count, isBusy]);
  return {
    setUploads: setCount,
    isWaiting,
    save: () => (count > 0 || isBusy ? setIsWaiting(true) : void save()),
  };
}
