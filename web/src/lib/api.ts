import type { Endpoint } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import { parseJson } from './parse-json.ts';
import type { RequestArguments, ResponseBody } from './request.ts';
import { request, readBody } from './request.ts';

/** Sends a request to an endpoint and returns its JSON response, or undefined if it is empty. */
export async function api<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  ...[options]: RequestArguments<C>
): Promise<ResponseBody<C>> {
  const response = await request(endpoint, options);
  return readBody(response.text().then(parseBody<C>), options);
}

const parseBody = <C extends Endpoint>(text: string) =>
  (text === '' ? undefined : parseJson(text)) as ResponseBody<C>;

export type Page<Item> = { items: Item[]; next?: string };

type PageOf<C extends Endpoint> = Page<ResponseBody<C> extends (infer Item)[] ? Item : never>;

/** Returns one page of a list, with the cursor of the next page from `Link: …; rel="next"`. */
export async function apiPage<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  ...[options]: RequestArguments<C>
): Promise<PageOf<C>> {
  const response = await request(endpoint, options);
  const next = parseNextCursor(response.headers.get('Link'));
  const items = await readBody(response.text().then(parseJson<PageOf<C>['items']>), options);
  return { items, ...(next && { next }) };
}

function parseNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^<>]+)>\s*;[^,<]*rel="?next"?/i)?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://here').searchParams.get('cursor') ?? undefined;
}

/** Requests a file and returns it with the file name set by the server. */
export async function apiFile<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  ...[options]: RequestArguments<C>
): Promise<{ blob: Blob; name?: string }> {
  const response = await request(endpoint, options);
  const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/i)?.[1];
  return { blob: await readBody(response.blob(), options), ...(name && { name }) };
}
