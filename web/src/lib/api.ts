import type { Endpoint } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import type { ResponseBody, CallArguments, UntypedOptions } from './request.ts';
import { request, readBody } from './request.ts';

const untyped = (options: unknown): UntypedOptions => (options ?? {}) as UntypedOptions;

/** Sends a request to an endpoint and returns its JSON response, or undefined if it is empty. */
export async function api<C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<ResponseBody<C>> {
  const untypedOptions = untyped(options);
  const response = await request(call, untypedOptions);
  const parsed = response.text().then((text): unknown => (text ? JSON.parse(text) : undefined));
  return (await readBody(parsed, untypedOptions)) as ResponseBody<C>;
}

export type Page<Item> = { items: Item[]; next?: string };

/** One page of a list, and the cursor of the next one from `Link: …; rel="next"`. */
export async function apiPage<C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<Page<ResponseBody<C> extends (infer Item)[] ? Item : never>> {
  const untypedOptions = untyped(options);
  const response = await request(call, untypedOptions);
  const next = parseNextCursor(response.headers.get('Link'));
  const items = await readBody(response.json(), untypedOptions);
  return { items: items as never, ...(next && { next }) };
}

function parseNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^<>]+)>\s*;[^,<]*rel="?next"?/i)?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://here').searchParams.get('cursor') ?? undefined;
}

/** Sends a request for a file and returns it with the server's file name. */
export async function apiFile<C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<{ blob: Blob; name?: string }> {
  const untypedOptions = untyped(options);
  const response = await request(call, untypedOptions);
  const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/i)?.[1];
  return { blob: await readBody(response.blob(), untypedOptions), ...(name && { name }) };
}
