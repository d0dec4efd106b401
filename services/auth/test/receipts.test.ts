import { events } from '@grantwright/shared/events';
import { SmtpMailer } from '@grantwright/shared/mail';
import { anEvent, attachmentsIn, startMailSink, waitFor } from '@grantwright/shared/testing';
import { pdfUaProblems } from '@grantwright/shared/testing/pdf-ua';
import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';

const sink = await startMailSink();
afterAll(() => sink.close());
const mailer = new SmtpMailer({ url: sink.url, from: 'no-reply@example.org', requireTls: false });
const { service, registerUser } = authUnderTest({}, { mailer });
type User = Awaited<ReturnType<typeof registerUser>>;

const paymentId = '3f9a21bc-77d0-4000-8000-000000000000';

const createPayment = (ownerId: string, id: string) =>
  anEvent(
    events.paymentSucceeded,
    id,
    {
      ownerId,
      amount: 1000,
      currency: 'usd',
      paidAt: '2026-11-20T23:59:00.000Z',
      seller: 'Grantwright LLC, 1 Harbor Street',
      cardLast4: '4242',
    },
    { time: '2026-11-21T00:01:00.000Z' },
  );

/** Returns the receipts that a user received, without the soft line breaks of the encoding. */
const listReceipts = ({ email }: User) =>
  sink
    .received(email)
    .filter((message) => message.includes('Subject: Your Grantwright receipt'))
    .map((message) => ({ message, text: message.replaceAll('=\r\n', '') }));

const allSent = ({ id }: User) =>
  waitFor(async () => {
    const user = await createUserModel(service.database).findById(id).lean();
    return user?.mails?.length === 0;
  });

async function readPdfTexts(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
}

it('emails a receipt as a PDF file that meets PDF/UA', async () => {
  const user = await registerUser();
  await service.bus.publish(createPayment(user.id, paymentId));
  const mail = await waitFor(() => listReceipts(user)[0]);
  expect(mail.message).toContain('Subject: Your Grantwright receipt 3F9A-21BC-77D0');
  expect(mail.text).toContain(
    'one additional grant application, $10.00, paid on November 20, 2026',
  );
  expect(mail.text).toContain('It is attached as a PDF file.');
  expect(mail.text).toContain('https://grants.example.org/profile?tab');
  const file = attachmentsIn(mail.message).get('receipt_3f9a-21bc-77d0.pdf');
  expect(file).toBeDefined();
  if (!file) return;
  expect(pdfUaProblems(file)).toEqual([]);
  expect(await readPdfTexts(file)).toEqual([
    'Receipt',
    ...['Receipt number', '3F9A-21BC-77D0'],
    ...['Date paid', 'November 20, 2026 (UTC)'],
    ...['From', 'Grantwright LLC, 1 Harbor Street'],
    ...['To', user.username, user.email],
    ...['Item', 'One additional grant application'],
    ...['Payment method', 'Card ending in 4242'],
    ...['Amount paid', '$10.00'],
  ]);
});

it('emails a receipt once per payment, even if the event is repeated or the payment succeeds again', async () => {
  const user = await registerUser();
  const first = createPayment(user.id, paymentId);
  for (const event of [first, first, createPayment(user.id, paymentId)])
    await service.bus.publish(event);
  await service.bus.publish(createPayment(user.id, randomUUID()));
  await allSent(user);
  expect(listReceipts(user)).toHaveLength(2);
});

it('does not email a receipt to a deleted account', async () => {
  const user = await registerUser();
  await createUserModel(service.database).deleteOne({ _id: user.id });
  await service.bus.publish(createPayment(user.id, randomUUID()));
  expect(listReceipts(user)).toEqual([]);
});
