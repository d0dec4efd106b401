import type { Reading } from '@grantwright/shared/contract';
import type { ReadableType } from '../index.ts';

export type ReadJob = { bytes: Uint8Array; type: ReadableType; charset?: string };

/** Errors lose their class on the way between threads, so what a person is told comes back as a value. */
export type ReadResult = { reading: Reading } | { unreadable: string };
