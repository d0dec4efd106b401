import type { SourceIndex } from '../source-index.ts';
import { mayBeTheSame } from './name-runs.ts';

/** Whether a name is that of the organization that applies: what is told without a name is told of it. */
export const isApplicant = (name: string, index: SourceIndex): boolean =>
  index.texts.some(
    ({ source, written }) =>
      source.type === 'organization' && source.field === 'name' && mayBeTheSame(written, name),
  );
