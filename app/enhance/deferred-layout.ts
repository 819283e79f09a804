// global.css defers the layout of what is below the first screen with animations. This script ends
// them once the page has loaded. It ends them at once for a visitor who opens an anchor, reloads or
// goes back: the browser has to find the place to scroll to. finish() on an animation that has
// ended does nothing.
const layOut = () => {
  for (const animation of document.getAnimations()) {
    if ((animation as CSSAnimation).animationName === 'defer') animation.finish();
  }
};
// performance.navigation is deprecated, but its successor takes 40 bytes more. The type is 0 for a
// visit by a link or an address.
if (location.hash || performance.navigation.type) layOut();
else addEventListener('load', layOut);
