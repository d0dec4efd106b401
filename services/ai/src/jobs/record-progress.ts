import type { Progress } from '@grantwright/shared/contract';
import type { Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';

type Options = { log: Logger; onChange: () => void };

/**
 * Stores the progress of an execution, one write at a time. Reports that arrive during a write are merged: every
 * drafted section is kept, but only the latest of the other reports.
 */
export function recordProgress(
  { jobs }: Deps,
  { _id, ownerId, holder, sections }: JobRecord,
  { log, onChange }: Options,
) {
  const recordedSections = new Set(sections.map(({ section }) => section));
  let drafted: Progress[] = [];
  let latest: Progress | undefined;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (latest) {
      const update = { $set: { progress: latest }, $push: { sections: { $each: drafted } } };
      latest = undefined;
      drafted = [];
      await jobs
        .updateOne({ _id, ownerId, holder, state: 'running' }, update)
        .catch((error: unknown) => log.warn({ err: error, jobId: _id }, 'progress not stored'));
      onChange();
    }
    writing = undefined;
  }

  return {
    report: (progress: Progress): void => {
      const { section, content, ...rest } = progress;
      if (content !== undefined && !recordedSections.has(section)) {
        recordedSections.add(section);
        drafted.push(progress);
      }
      latest = rest;
      writing ??= write();
    },
    /** Resolves once all reports have been stored. */
    written: async (): Promise<void> => writing,
  };
}
