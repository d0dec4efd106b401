import { readDocument } from '../index.ts';
import { giveWay } from './give-way.ts';
import { serveReadings } from './serve-readings.ts';

/** The entry of a reading process. */
giveWay();
serveReadings(readDocument);
