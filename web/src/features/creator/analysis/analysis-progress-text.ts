import type { AnalysisStatus } from './request-analysis.ts';

/** Describes the progress of an analysis. The fraction is undefined if progress cannot be measured. */
export function describeAnalysisProgress({ uploaded, progress, isDisconnected }: AnalysisStatus): {
  text: string;
  part?: string;
  fraction?: number;
} {
  if (uploaded !== undefined && uploaded < 1) {
    return { text: 'Uploading the file', fraction: uploaded };
  }
  if (isDisconnected) return { text: 'Connection lost. The analysis continues; reconnecting' };
  if (!progress) return { text: 'Opening the guidelines' };
  const { stage, done, total } = progress;
  const share = total > 0 ? { share: done / total } : {};
  const part = total > 1 ? { part: `, part ${Math.min(done + 1, total)} of ${total}` } : {};
  if (stage === 'waiting') return { text: 'Waiting for your other analysis to finish' };
  if (stage === 'reading') return { text: 'Reading the guidelines', ...part, ...share };
  if (stage === 'checking') return { text: 'Checking the quotes against the text', ...share };
  return { text: 'Finding the requirements', ...part, ...share };
}
