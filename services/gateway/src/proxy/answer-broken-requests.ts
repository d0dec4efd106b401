import { AppError, requestContextOf, problemBody } from '@grantwright/shared/service';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { dataPolicy } from '../security/security-headers.ts';

const failureOf = (code: string | undefined): AppError => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(
        'headers-too-large',
        'The address or the headers of the request are too long.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request-too-slow', 'The request took too long to arrive.');
    default:
      return new AppError('invalid-request', 'The request could not be read.');
  }
};

/**
 * Answers what is not even a request, for which there is neither request nor response: Node itself
 * would say no more than a status, which no caller of `/api` knows how to read.
 */
export function answerBrokenRequests(server: Server): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, res) => void answering.set(socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    const response = answering.get(socket);
    const isMidAnswer = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isMidAnswer) {
      socket.destroy();
      return;
    }
    const failure = failureOf(error.code);
    const body = JSON.stringify(problemBody(failure, requestContextOf({}).requestId));
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
