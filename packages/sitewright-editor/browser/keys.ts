/** A key, as React and as the browser say it. */
interface Key {
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
  keyCode: number;
}

/**
 * A handler of keys that leaves to a conversion, of kana, pinyin or Hangul, the keys that belong to it: its Enter
 * confirms words, and does nothing else.
 */
export function takeKeys<Event extends Key>(handle: (event: Event) => void) {
  return (event: Event): void => {
    const isComposing = event.isComposing ?? event.nativeEvent?.isComposing;
    // Safari ends the conversion before the key that ends it, which has this code then.
    if (!isComposing && event.keyCode !== 229) handle(event);
  };
}
