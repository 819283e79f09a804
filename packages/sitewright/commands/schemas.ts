// Writes the JSON Schemas that text editors check the content against.

import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(() => writeJsonSchemas(readSite()));
