import { platform } from 'node:os';
import { largeJobNiceness } from '@grantwright/shared/service';
import { expect, it, onTestFinished } from 'vitest';
import { extractionPriority } from '../src/extraction/processes/lower-priority.ts';
import { createExtractor } from '../src/extraction/processes/extractor.ts';

type ProcessInfo = { pid: number; priority: number };

it.runIf(platform() === 'linux')(
  'extracts a slow document at lower priority, and the next document at normal priority',
  async () => {
    const entry = new URL('./support/until-lowered.ts', import.meta.url);
    const extractor = createExtractor({ processes: 1 }, { entry });
    onTestFinished(() => extractor.close());
    const read = async (text: string): Promise<ProcessInfo> => {
      const { blocks } = await extractor.extract(Buffer.from(text), 'html', { userId: 'a user' });
      const [block] = blocks;
      return JSON.parse(block && 'text' in block ? block.text : '') as ProcessInfo;
    };
    const [first, long, next] = [await read('short'), await read('long'), await read('short')];
    expect(first.priority).toBe(extractionPriority);
    expect(long).toEqual({ pid: first.pid, priority: largeJobNiceness });
    expect(next.priority).toBe(extractionPriority);
    expect(next.pid).not.toBe(long.pid);
  },
);
