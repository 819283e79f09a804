// Writes the JSON Schemas that text editors check content against.
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';

writeJsonSchemas('content', '.schemas');
