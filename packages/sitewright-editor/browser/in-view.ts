/**
 * Calls back once an element is in view for the first time.
 *
 * @returns ends the waiting
 */
export function onceInView(element: Element, show: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
