import type { ExtractedText } from '@grantwright/shared/contract';
import { AppError, type KillReason } from '@grantwright/shared/service';
import type { ReadableType } from '../index.ts';
import { ServiceFault } from '../service-fault.ts';
import { kindNames, unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { toFault, type Fault } from './fault.ts';
import type { ExtractionResult } from './protocol.ts';
import { OutOfMemoryError, TimeLimitError } from './process-messages.ts';

/** The service failed to extract a document. A retry may succeed. */
export class ExtractionFault extends AppError {
  constructor() {
    super(
      'unavailable',
      'Something went wrong on our side while we read this document. Your file is unchanged. Try again in a minute.',
      { retryAfter: 60 },
    );
  }
}

/** Returns the result of a job whose process was killed or failed. */
export function toFailedResult(
  error: unknown,
  type: ReadableType,
  onKill: (reason: KillReason) => void,
): ExtractionResult {
  if (error instanceof TimeLimitError) {
    onKill('time');
    return { unreadable: unreadableReasons.tooLong(kindNames[type]) };
  }
  if (error instanceof OutOfMemoryError) {
    onKill('memory');
    return { unreadable: unreadableReasons.tooMuchMemory(kindNames[type]) };
  }
  if (error instanceof ServiceFault) return { fault: toFault(error) };
  throw error;
}

/**
 * Returns the text in a result.
 * @throws UnreadableError or ExtractionFault if the result has no text
 */
export function toExtractedText(
  result: ExtractionResult,
  type: ReadableType,
  onFault: (fault: Fault) => void,
): ExtractedText {
  if ('extractedText' in result) return result.extractedText;
  if ('fault' in result) {
    onFault(result.fault);
    throw new ExtractionFault();
  }
  throw new UnreadableError(
    'unreadable' in result ? result.unreadable : unreadableReasons.noText(kindNames[type]),
  );
}
