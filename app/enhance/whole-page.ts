// A first paint lays out only what is in sight (global.css). Not so for whoever comes for a place
// further down, or comes back to where they were: the browser has to find that place.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') document.documentElement.dataset.whole = '';
