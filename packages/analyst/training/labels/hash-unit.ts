import { createHash } from 'node:crypto';
import { squeeze } from '@grantwright/analyst';

/** Identifies a unit in a label file without revealing its text. */
export const hashUnit = (text: string): string =>
  createHash('sha256').update(squeeze(text)).digest('hex').slice(0, 6);
