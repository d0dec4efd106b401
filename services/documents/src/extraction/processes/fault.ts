import { ServiceFault } from '../service-fault.ts';

/** The parts of an error that are safe to log. Excludes library messages, since they may quote the document. */
export type Fault = {
  name: string;
  code?: string;
  message?: string;
  /** Stack frames, innermost first. */
  frames: string[];
  cause?: Fault;
};

const maxFrames = 8;
const systemCode =
  /^(E[A-Z]{2,}|(ERR_)?MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_ACCESS_DENIED|ERR_WORKER\w*)$/;

const getCode = (error: Error): string | undefined => {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
};

const listFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+|wasm|<anonymous>)\)?$/.test(line));

export function toFault(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { name: `a thrown ${typeof error}`, frames: [] };
  const code = getCode(error);
  const isSafe = error instanceof ServiceFault || systemCode.test(code ?? '');
  return {
    name: error.name,
    ...(code && { code }),
    ...(isSafe && { message: error.message.split('\n')[0]?.slice(0, 300) ?? '' }),
    frames: listFrames(error).slice(0, maxFrames),
    ...(error.cause !== undefined && depth < 2 && { cause: toFault(error.cause, depth + 1) }),
  };
}

/**
 * Whether the service rather than the document is at fault: the error was thrown by our code or by the system, for
 * example because of a missing module or file. A `RangeError` means that a document is too deeply nested or too large.
 */
export function isServiceFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ServiceFault || systemCode.test(getCode(error) ?? '')) return true;
  if (error instanceof RangeError) return false;
  // even in a library, a ReferenceError means that it was loaded in an unsuitable environment
  if (error instanceof ReferenceError) return true;
  const innermost = listFrames(error).find((frame) => !/node:|<anonymous>/.test(frame));
  return innermost !== undefined && !/node_modules|wasm/.test(innermost);
}
