/** Returns the attachments of a raw email, by file name. */
export function attachmentsIn(message: string): Map<string, Buffer> {
  const [, boundary] = /boundary="?([^"\r\n;]+)/.exec(message) ?? [];
  const parts = boundary === undefined ? [] : message.split(`--${boundary}`);
  return new Map(
    parts.flatMap((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n', 2);
      const name = /^Content-Disposition: attachment;\s+filename="?([^"\r\n]+)/m.exec(head)?.[1];
      return name === undefined ? [] : [[name, Buffer.from(body, 'base64')] as const];
    }),
  );
}
