import { readDocument } from '../index.ts';
import { serveReadings } from './serve-readings.ts';

/** The entry of a reading process. */
serveReadings(readDocument);
