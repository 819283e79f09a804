// Writes the JSON Schemas that text editors check the content against.
import { contentFolder } from '../app/content/content-folder.ts';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(() => writeJsonSchemas(contentFolder));
