import type { Call } from '@grantwright/shared/contract';
import type { WireCall } from './calls.ts';
import type { Answer, Given, Loose } from './request.ts';
import { request } from './request.ts';

const given = (options: unknown): Loose => (options ?? {}) as Loose;

/** Makes a call of the contract and returns its JSON answer (undefined where it has none). */
export async function api<C extends Call>(
  call: WireCall<C>,
  ...[options]: Given<C>
): Promise<Answer<C>> {
  const response = await request(call, given(options));
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer<C>;
}

export type Page<Item> = { items: Item[]; next?: string };

/** One page of a list call, and the cursor of the next one from `Link: …; rel="next"`. */
export async function apiPage<C extends Call>(
  call: WireCall<C>,
  ...[options]: Given<C>
): Promise<Page<Answer<C> extends (infer Item)[] ? Item : never>> {
  const response = await request(call, given(options));
  const next = nextCursor(response.headers.get('Link'));
  return { items: (await response.json()) as never, ...(next && { next }) };
}

function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]+)>\s*;[^,]*rel="?next"?/i)?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://here').searchParams.get('cursor') ?? undefined;
}

/** A call whose answer is a file, with the name the server gave it. */
export async function apiFile<C extends Call>(
  call: WireCall<C>,
  ...[options]: Given<C>
): Promise<{ blob: Blob; name?: string }> {
  const response = await request(call, given(options));
  const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/i)?.[1];
  return { blob: await response.blob(), ...(name && { name }) };
}
