import { limits } from '@grantwright/shared/contract';
import type { FairWorkers } from '@grantwright/shared/service';
import { describe, expect, it, vi } from 'vitest';
import { createPdfFiles } from './create-pdf-files.ts';

const createSource = (content: string) => ({
  title: 'Mobile pantry',
  grantProgram: '',
  organizationName: '',
  date: 'November 21, 2026',
  content,
});
const requester = () => ({ userId: 'a user', signal: new AbortController().signal });

/** Creates workers that return a file without drawing anything. */
function idleWorkers() {
  const run = vi.fn<FairWorkers['run']>(() => Promise.resolve(new Uint8Array([37])));
  return { run };
}

describe('PDF files', () => {
  it('are generated one at a time per user, and within a time limit', async () => {
    const workers = idleWorkers();
    const { signal, userId } = requester();
    await createPdfFiles(workers).generate(createSource('<p>We drive.</p>'), { userId, signal });
    expect(workers.run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'make-pdf-file' }),
      expect.objectContaining({ userId, signal, timeoutMs: 30_000 }),
    );
  });

  it('are rejected before they reach a worker if the text has too many elements', async () => {
    const workers = idleWorkers();
    const content = '<li>a</li>'.repeat(limits.contentNodes + 1);
    await expect(
      createPdfFiles(workers).generate(createSource(content), requester()),
    ).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(workers.run).not.toHaveBeenCalled();
  });
});
