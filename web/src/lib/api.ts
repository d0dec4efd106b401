import type { Endpoint } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import type { ResponseBody, CallArguments, UntypedOptions } from './request.ts';
import { request, readBody } from './request.ts';

/** Sends a request to an endpoint and returns its JSON response, or undefined if it is empty. */
export const api = <C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<ResponseBody<C>> => fetchJson(call, options);

/** Like `api`, for options built by the caller. */
export async function fetchJson<C extends Endpoint>(
  call: WireEndpoint<C>,
  options: UntypedOptions = {},
): Promise<ResponseBody<C>> {
  const response = await request(call, options);
  const parsed = response.text().then((text) => (text ? JSON.parse(text) : undefined));
  return readBody(parsed, options);
}

export type Page<Item> = { items: Item[]; next?: string };

/** Returns one page of a list, with the cursor of the next page from `Link: …; rel="next"`. */
export const apiPage = <C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<PageOf<C>> => fetchPage(call, options);

type PageOf<C extends Endpoint> = Page<ResponseBody<C> extends (infer Item)[] ? Item : never>;

/** Like `apiPage`, for options built by the caller. */
export async function fetchPage<C extends Endpoint>(
  call: WireEndpoint<C>,
  options: UntypedOptions = {},
): Promise<PageOf<C>> {
  const response = await request(call, options);
  const next = parseNextCursor(response.headers.get('Link'));
  const items = await readBody(response.json(), options);
  return { items, ...(next && { next }) };
}

function parseNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^<>]+)>\s*;[^,<]*rel="?next"?/i)?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://here').searchParams.get('cursor') ?? undefined;
}

/** Requests a file and returns it with the file name set by the server. */
export async function apiFile<C extends Endpoint>(
  call: WireEndpoint<C>,
  ...[options]: CallArguments<C>
): Promise<{ blob: Blob; name?: string }> {
  const untypedOptions: UntypedOptions = options ?? {};
  const response = await request(call, untypedOptions);
  const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/i)?.[1];
  return { blob: await readBody(response.blob(), untypedOptions), ...(name && { name }) };
}
