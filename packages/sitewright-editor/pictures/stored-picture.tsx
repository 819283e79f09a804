import { useEffect, useRef } from 'react';
import { mediaTypeOf } from 'sitewright/pages';
import { inUse } from '../backend/browser/backend.ts';
import { onceInView } from '../browser/in-view.ts';

/** A picture as it is stored, which is read once it is in view: there may be hundreds, and each has megabytes. */
export function StoredPicture({ name }: { name: string }) {
  const place = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = place.current;
    if (!image) return;
    let address = '';
    const show = async () => {
      const content = await inUse.backend.readPicture(name);
      // A service may give bytes another type.
      address = URL.createObjectURL(new Blob([content], { type: mediaTypeOf(name) }));
      image.src = address;
    };
    // A picture that cannot be read can be chosen by its name.
    const stop = onceInView(image, () => void show().catch(() => undefined));
    return () => {
      stop();
      URL.revokeObjectURL(address);
    };
  }, [name]);
  return <img ref={place} alt="" />;
}
