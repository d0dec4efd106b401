import { readDocument } from '../index.ts';
import { serveExtractions } from './serve-extractions.ts';

serveExtractions(readDocument);
