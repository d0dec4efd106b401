import { createHash } from 'node:crypto';
import { squeeze } from '@grantwright/analyst';

/** Identifies the text of a unit in a label file without revealing it. */
export const unitHash = (text: string): string =>
  createHash('sha256').update(squeeze(text)).digest('hex').slice(0, 6);
