// Writes the JSON Schemas that text editors check the content against.
import { contentFolder } from '../app/content/content-folder.ts';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { reportError } from '../lib/report-error.ts';

try {
  writeJsonSchemas(contentFolder);
} catch (error) {
  reportError(error);
}
