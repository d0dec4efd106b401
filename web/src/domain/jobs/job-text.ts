import type { Job, JobKind } from '@grantwright/shared/contract';
import { isolateAfterRtl } from '../../lib/format.ts';

const subjectNouns: Record<JobKind, [noun: string, preposition: string]> = {
  analysis: ['An analysis', 'of'],
  draft: ['A draft', 'for'],
  rewrite: ['A rewrite', 'of'],
  extraction: ['An extraction of organization details', 'from'],
};

/** Describes a job: "An analysis of “call.pdf” is running." */
export function describeJob({ kind, title, state }: Pick<Job, 'kind' | 'title' | 'state'>): string {
  const [noun, preposition] = subjectNouns[kind];
  const status = state === 'running' ? 'is running.' : 'is ready.';
  if (!title) return `${noun} ${status}`;
  return `${noun} ${preposition} “${title}” ${isolateAfterRtl(title, status)}`;
}
