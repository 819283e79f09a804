// npm run build
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { reportError } from '../lib/report-error.ts';
import { build } from '../pipeline/build.ts';

try {
  writeJsonSchemas('content', '.schemas');
  for (const warning of await build()) console.warn(warning);
} catch (error) {
  reportError(error, {
    folder: 'build',
    consolation: 'The site that was built last is still there',
  });
}
