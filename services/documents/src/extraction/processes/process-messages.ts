import type { ChildProcess } from 'node:child_process';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { ServiceFault } from '../service-fault.ts';
import type { ProcessReply, ProcessRequest } from './protocol.ts';

/** A process was killed because it used too much memory. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}

/** A document exceeded its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Signals that terminate a process because of its memory use. */
const memorySignals = new Set(['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL']);
const startTimeoutMs = 120_000;

/** Resolves when a process has loaded. Rejects if it exits first. */
export function waitForStart(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => {
      clearTimeout(timer);
      reject(new ServiceFault(`an extraction process did not start: ${reason}`, { cause }));
    };
    const timer = setTimeout(() => {
      fail(`not within ${startTimeoutMs} ms`);
      child.kill('SIGKILL');
    }, startTimeoutMs);
    timer.unref();
    child.once('error', (error) => fail('spawn failed', error));
    child.once('exit', (code, signal) => fail(`it exited with ${code ?? signal}`));
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves with the result of a process's current job. Rejects if the process exits first. */
export function waitForResult(
  child: ChildProcess,
  onPage: ((pages: RecognizedPages) => void) | undefined,
): Promise<Extract<ProcessReply, { result: unknown }>> {
  return new Promise((resolve, reject) => {
    const removeListeners = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = (reply: ProcessReply) => {
      if (reply === 'loaded' || 'noticed' in reply) return;
      if ('recognized' in reply) return onPage?.(reply.recognized);
      removeListeners();
      resolve(reply);
    };
    const onExit = (code: number | null, signal: string | null) => {
      removeListeners();
      const isMemory = memorySignals.has(signal ?? '');
      reject(
        isMemory
          ? new OutOfMemoryError()
          : new ServiceFault(`an extraction process exited with ${code ?? signal}`),
      );
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}

/**
 * Resolves when the message has been sent or the process has exited. The exit itself is reported by `waitForResult`.
 */
export function sendRequest(child: ChildProcess, request: ProcessRequest): Promise<void> {
  return new Promise((resolve) => {
    if (!child.connected) return resolve();
    child.send(request, () => resolve());
  });
}
