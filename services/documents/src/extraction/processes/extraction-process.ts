import { extractDocument } from '../index.ts';
import { serveExtractions } from './serve-extractions.ts';

serveExtractions(extractDocument);
