import { formatReceiptNumber } from '@grantwright/shared/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { expect, it } from 'vitest';
import { buyer } from './support/fake-auth.ts';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, service, webhook, aUser } = stripeUnderTest();
type Person = ReturnType<typeof aUser>;

const download = ({ authorization }: Person, paymentId: string) =>
  request(service.url).get(`/api/payments/${paymentId}/receipt`).set({ authorization });

async function pay(person: Person) {
  const payment = await person.startPayment();
  provider.pay(payment.intentId);
  await webhook(payment.intentId).expect(204);
  return payment;
}

/** Returns the strings on a receipt, in reading order. */
async function readTexts(person: Person, paymentId: string): Promise<string[]> {
  const { body, headers } = await download(person, paymentId).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = await getDocument({ data: new Uint8Array(body as Buffer) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
}

it('shows the number, date, seller, buyer, item, card and amount', async () => {
  const person = aUser();
  const { id } = await pay(person);
  expect(await readTexts(person, id)).toEqual([
    'Receipt',
    ...['Receipt number', formatReceiptNumber(id)],
    ...['Date paid', 'November 20, 2026 (UTC)'],
    ...['From', 'Grantwright LLC'],
    ...['To', buyer.username, buyer.email],
    ...['Item', 'One additional grant application'],
    ...['Payment method', 'Card ending in 4242'],
    ...['Amount paid', '$10.00'],
  ]);
});

it('announces the date, the seller and the card for the emailed receipt', async () => {
  const { id } = await pay(aUser());
  const succeeded = () =>
    service.recorded.find(({ type, subject }) => type === 'payment.succeeded' && subject === id);
  await waitFor(() => succeeded() !== undefined);
  expect(succeeded()?.data).toMatchObject({
    paidAt: '2026-11-20T23:59:59.000Z',
    seller: 'Grantwright LLC',
    cardLast4: '4242',
  });
});

it('shows full and partial refunds', async () => {
  const person = aUser();
  const { id, intentId } = await pay(person);
  provider.refund(intentId, 400);
  await webhook(intentId, { type: 'charge.refunded' }).expect(204);
  const total = ['Amount paid', '$10.00', 'Refunded', '-$4.00', 'Total', '$6.00'];
  expect((await readTexts(person, id)).slice(-6)).toEqual(total);
  const { authorization } = person;
  const list = request(service.url).get('/api/payments').set({ authorization });
  expect((await list).body).toMatchObject([{ status: 'paid', amountRefunded: 400 }]);
});

it('limits each user to 20 receipts a minute, without affecting other users', async () => {
  const [eager, other] = [aUser(), aUser()];
  const statuses = [];
  for (let count = 0; count <= 20; count += 1)
    statuses.push((await download(eager, 'unknown')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  await download(other, 'unknown').expect(404);
});

it('returns a 404 for another user, and before the card is charged', async () => {
  const person = aUser();
  const { id } = await pay(person);
  await download(aUser(), id).expect(404);
  await download(person, (await person.startPayment()).id).expect(404);
});
