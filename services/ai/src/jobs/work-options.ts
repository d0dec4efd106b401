import type { Progress } from '@grantwright/shared/contract';

export type WorkOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };
