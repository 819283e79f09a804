// A first paint lays out only what is in sight (global.css). At the latest a loaded page is whole;
// at once it is for whoever comes for a place further down, or back to where they were: the browser
// has to find that place.
const layOut = () => {
  document.body.dataset.whole = '';
};
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') layOut();
else addEventListener('load', layOut);
