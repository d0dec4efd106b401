import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { anEmail, mailerContract, startMailSink } from '../testing/index.ts';
import { listMailSettingsErrors, toSmtpOptions } from './mail-settings.ts';
import { MailDeferredError, MailRejectedError } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const sink = await startMailSink();
afterAll(() => sink.close());

const from = 'Grantwright <no-reply@grants.example.org>';
const createMailer = (url: string, overrides = {}) =>
  new SmtpMailer({ url, from, requireTls: false, ...overrides });

mailerContract('SMTP', {
  open: async () => createMailer(sink.url),
  received: async (address) => sink.received(address),
});

describe('an email that the server does not accept', () => {
  it.each([
    [550, MailRejectedError],
    [552, MailRejectedError],
    [451, MailDeferredError],
    // the server is about to close the connection
    [421, Error],
  ])(
    'fails with an error that shows whether response %i affects other emails',
    async (code, kind) => {
      const mail = anEmail();
      sink.rejections.set(mail.to, code);
      const error = await createMailer(sink.url)
        .send(mail)
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      expect((error as Error).constructor).toBe(kind);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(mail.to);
    },
  );

  it('can be resent after the server was unavailable', async () => {
    const closed = await startMailSink();
    await closed.close();
    const error: unknown = await createMailer(closed.url)
      .send(anEmail())
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejectedError);
  });

  it('fails if the server does not respond in time', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const sending = createMailer(`smtp://127.0.0.1:${port}`, { timeoutMs: 50 }).send(anEmail());
    await expect(sending).rejects.toThrow('did not accept the email');
    silent.close();
  });

  it('is not sent without TLS if TLS is required', async () => {
    const mail = anEmail();
    await expect(createMailer(sink.url, { requireTls: true }).send(mail)).rejects.toThrow();
    expect(sink.received(mail.to)).toEqual([]);
  });
});

describe('the settings', () => {
  const settings = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: from };

  it('require TLS in production, except on this machine', () => {
    expect(toSmtpOptions(settings)?.requireTls).toBe(true);
    expect(toSmtpOptions({ ...settings, NODE_ENV: 'development' })?.requireTls).toBe(false);
    expect(toSmtpOptions({ ...settings, SMTP_URL: sink.url })?.requireTls).toBe(false);
    expect(toSmtpOptions({ NODE_ENV: 'production' })).toBeUndefined();
  });

  it('require MAIL_FROM and PUBLIC_ORIGIN if SMTP_URL is set', () => {
    expect(
      listMailSettingsErrors({ ...settings, MAIL_FROM: undefined }).map(({ name }) => name),
    ).toEqual(['MAIL_FROM', 'PUBLIC_ORIGIN']);
    expect(listMailSettingsErrors({ NODE_ENV: 'production' })).toEqual([]);
  });
});
