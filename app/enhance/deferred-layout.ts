// global.css defers the layout of what is below the first screen with animations. This script ends
// them once the page has loaded. Before the first paint it ends that of the second section if it is in
// sight, and all of them in a window so high that it may show a third, or for a visitor who opens an
// anchor, reloads or goes back: the browser has to find the place to scroll to. finish() on an animation
// that has ended does nothing.
const listDeferred = (place: Document | Element = document) =>
  place
    .getAnimations()
    .filter((animation) => (animation as CSSAnimation).animationName === 'defer');
const layOut = (place?: Element) => {
  for (const animation of listDeferred(place)) animation.finish();
};
// One section a frame: what the visitor does meanwhile is answered between two.
const layOutNext = () => {
  const [next] = listDeferred();
  next?.finish();
  if (next) requestAnimationFrame(layOutNext);
};
// performance.navigation is deprecated, but its successor takes 40 bytes more. The type is 0 for a
// visit by a link or an address.
if (location.hash || performance.navigation.type || innerHeight > 1150) layOut();
else {
  self.onload = layOutNext;
  // A page may have one section alone: undefined is less than no number.
  const second = document.querySelector('main>*+*') as HTMLElement;
  // While a section is kept away, offsetTop says where it will be.
  if (second?.offsetTop < innerHeight) layOut(second);
}
