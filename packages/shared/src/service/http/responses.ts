import type { Readable } from 'node:stream';

/**
 * A file sent as an attachment under `name` (RFC 6266), with `asciiName` as the fallback for clients that need
 * ASCII.
 */
export class FileResponse {
  readonly name: string;
  readonly body: Buffer | Readable;
  readonly asciiName: string | undefined;

  constructor(name: string, body: Buffer | Readable, asciiName?: string) {
    this.name = name;
    this.body = body;
    this.asciiName = asciiName;
  }
}

/** A JSON response with additional headers, such as an ETag. */
export class JsonResponse<T> {
  readonly body: T;
  readonly headers: Record<string, string>;

  constructor(body: T, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Formats a `Content-Disposition` header for any file name: an ASCII fallback and the encoded name (RFC 6266, RFC
 * 8187).
 */
export function formatContentDisposition(name: string, asciiName = name): string {
  const fallback = asciiName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cc}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
