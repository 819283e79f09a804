// Writes the JSON Schemas that text editors check content against.
import { writeJsonSchemas } from './editing/json-schemas.ts';

writeJsonSchemas('content', '.schemas');
