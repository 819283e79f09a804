// The site in whose folder the checks run.
import { readBuiltSite } from './built-site.ts';

export const site = readBuiltSite('.');
