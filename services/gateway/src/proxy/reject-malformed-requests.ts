import {
  AppError,
  readRequestContext,
  dataPolicy,
  createProblem,
} from '@grantwright/shared/service';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const toProblem = (code: string | undefined): AppError => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(
        'headers-too-large',
        'The address or the headers of the request are too long.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request-too-slow', 'The request was not completed in time.');
    default:
      return new AppError('invalid-request', 'The request could not be read.');
  }
};

/** Sends a problem response to requests that Node cannot parse, because Node itself sends only a status line. */
export function rejectMalformedRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, res) => void responses.set(socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
      socket.destroy();
      return;
    }
    const failure = toProblem(error.code);
    const body = JSON.stringify(createProblem(failure, readRequestContext({}).requestId));
    socket.end(
      [
        `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Content-Security-Policy: ${dataPolicy}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
