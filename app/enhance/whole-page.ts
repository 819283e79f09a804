// A first paint lays out only what is in sight (global.css). At the latest a loaded page is whole;
// at once it is for whoever comes for a place further down, or back to where they were: the browser
// has to find that place. To end what has ended costs nothing.
const layOut = () => {
  for (const animation of document.getAnimations()) {
    if ((animation as CSSAnimation).animationName === 'later') animation.finish();
  }
};
// The old name of the kind of visit, 0 for a link or an address: the new one is 40 bytes longer.
if (location.hash || performance.navigation.type) layOut();
else addEventListener('load', layOut);
