import { HttpResponse } from 'msw';

/** Creates an event stream that stays open after its events, unless it ends with a result or an error. */
export function eventStream(...events: [name: string, data: unknown][]): Response {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const isComplete = events.some(([name]) => name === 'result' || name === 'error');
  return new HttpResponse(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text.join('')));
        if (isComplete) controller.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );
}
