// The process that make-pictures.ts starts.
import type { Picture } from '../../app/content/pictures/picture.ts';
import { answerJob } from '../run-in-process.ts';
import { encodePictures } from './encode-picture.ts';

await answerJob((pictures: Picture[]) => encodePictures(pictures));
