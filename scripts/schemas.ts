// Writes the JSON Schemas that text editors check the content against.
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';

writeJsonSchemas('content', '.schemas');
