import { server } from './server.ts';

const unexpected: string[] = [];

server.events.on('request:unhandled', ({ request }) => {
  unexpected.push(`${request.method} ${new URL(request.url).pathname}`);
});

/** Returns the requests without a mock since the last call. The code under test may have handled their failure. */
export const takeUnexpectedRequests = (): string[] => unexpected.splice(0);
