// global.css defers the layout of what is below the first screen with animations. This script ends them once
// the page has loaded, and that of the second section at once where it is in sight. finish() on an animation
// that has ended does nothing.
const listDeferred = (place: Document | Element) =>
  place
    .getAnimations()
    .filter((animation) => (animation as CSSAnimation).animationName === 'defer');
// One section a frame: what the visitor does meanwhile is answered between two.
const layOutNext = () => {
  const [next] = listDeferred(document);
  next?.finish();
  if (next) requestAnimationFrame(layOutNext);
};
self.onload = layOutNext;
// A page may have one section alone: undefined is less than no number.
const second = document.querySelector('main>*+*') as HTMLElement;
// While a section is kept away, offsetTop says where it will be.
if (second?.offsetTop < innerHeight) listDeferred(second)[0]?.finish();
