import { readDocument } from '../index.ts';
import { serveReadings } from './serve-readings.ts';

serveReadings(readDocument);
