import type { IncomingMessage } from 'node:http';
import { limits, type Reading } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { collect, TooLong } from '../files/collect.ts';
import { emptyFile, fileTooLarge } from '../files/refusals.ts';
import { checkFile } from '../files/file-kind.ts';
import { orProblem } from './or-problem.ts';

type Request = { userId: string; req: IncomingMessage; name: string; signal: AbortSignal };

/** The text of a file that is not saved; its type is told by content and must agree with its name. */
export async function readFile(
  { reader, check }: Deps,
  { userId, req, name, signal }: Request,
): Promise<Reading> {
  const bytes = await collect(req, limits.fileBytes).catch((error: unknown) => {
    if (error instanceof TooLong) throw fileTooLarge();
    throw new AppError('invalid-request', 'The file did not arrive whole.', { cause: error });
  });
  if (bytes.length === 0) throw emptyFile();
  const type = await checkFile(bytes, name);
  await check?.bytes(bytes);
  return orProblem('unreadable-document', () => reader.read(bytes, type, { userId, signal }));
}
