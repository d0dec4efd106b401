import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** Starts a real SMTP server on loopback that stores emails in memory. */
export async function startMailSink() {
  const accepted: { to: string[]; message: string }[] = [];
  /** SMTP response codes by recipient; others are accepted. */
  const rejections = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const responseCode = rejections.get(address);
      if (responseCode === undefined) return callback();
      callback(Object.assign(new Error(`no mail for ${address}`), { responseCode }));
    },
    onData: (stream, { envelope }, callback) => {
      text(stream).then((message) => {
        accepted.push({ to: envelope.rcptTo.map(({ address }) => address), message });
        callback();
      }, callback);
    },
  });
  // connections that tests cut are expected
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    rejections,
    received: (address: string) =>
      accepted.filter(({ to }) => to.includes(address)).map(({ message }) => message),
    close: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}
