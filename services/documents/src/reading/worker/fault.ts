/** What may be logged of an error: never its message, unless it is one of ours or the system's, for others quote the document. */
export type Fault = {
  name: string;
  code?: string;
  message?: string;
  /** Where it came from, innermost first. */
  frames: string[];
  cause?: Fault;
};

/** Something of ours is not as it should be, whatever the document: it can be read another time. */
export class OwnFault extends Error {
  override readonly name = 'OwnFault';
}

const mostFrames = 8;
const ofSystem =
  /^(E[A-Z]{2,}|(ERR_)?MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_ACCESS_DENIED|ERR_WORKER\w*)$/;

const codeOf = (error: Error): string | undefined => {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
};

const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+|wasm|<anonymous>)\)?$/.test(line));

export function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { name: `a thrown ${typeof error}`, frames: [] };
  const code = codeOf(error);
  const isSafe = error instanceof OwnFault || ofSystem.test(code ?? '');
  return {
    name: error.name,
    ...(code && { code }),
    ...(isSafe && { message: error.message.split('\n')[0]?.slice(0, 300) ?? '' }),
    frames: framesOf(error).slice(0, mostFrames),
    ...(error.cause !== undefined && depth < 2 && { cause: faultOf(error.cause, depth + 1) }),
  };
}

/**
 * Whether an error is a fault of ours rather than what a parser throws at bytes that it cannot make
 * sense of: it was thrown by our own code, or by the system (a module or a file that is not there).
 * What a document is too deep or too large for (`RangeError`) is the document's.
 */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OwnFault || ofSystem.test(codeOf(error) ?? '')) return true;
  if (error instanceof RangeError) return false;
  // a name that is not there, in a library too: it was loaded where it cannot work
  if (error instanceof ReferenceError) return true;
  const innermost = framesOf(error).find((frame) => !/node:|<anonymous>/.test(frame));
  return innermost !== undefined && !/node_modules|wasm/.test(innermost);
}
