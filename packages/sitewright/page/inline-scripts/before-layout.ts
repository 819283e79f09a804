// This runs before the page is laid out. The block keeps its names apart from those of other scripts.
{
  const { dataset } = document.documentElement;
  // Visitors who save data read in the font of their machine: later the browser would ask for the brand's.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    delete dataset.face;
  // The whole page is laid out (global.css) for a visitor who opens an anchor or a text fragment
  // (#:~:text=), reloads or goes back: the browser has to find the place to scroll to.
  // Browsers hide a text fragment from location.hash; Chromium leaves it in the name of the visit.
  // performance.navigation is deprecated, but its successor takes 40 bytes more. The type is 0 for a visit by a
  // link or an address.
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.name.includes('#') || performance.navigation.type)
    dataset.laidOut = '';
}
