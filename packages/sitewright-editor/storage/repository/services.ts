import { gitea } from './gitea.ts';
import { gitHub } from './github.ts';
import { gitLab } from './gitlab.ts';

/** The services, by their names in `site.yaml`. */
export const services = { github: gitHub, gitlab: gitLab, gitea } as const;
