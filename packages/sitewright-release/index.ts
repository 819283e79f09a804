export { checkLive } from './live/check-live.ts';
export { type Finding, formatFinding } from './live/live-site.ts';
