import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { userModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer();
const { service, registerUser } = authUnderTest({}, { mailer });

const paymentOf = (ownerId: string, paymentId: string) =>
  anEvent(
    events.paymentSucceeded,
    paymentId,
    { ownerId, amount: 1000, currency: 'usd', paidAt: '2026-11-20T23:59:00.000Z' },
    { time: '2026-11-21T00:01:00.000Z' },
  );

it('mails a receipt once per payment, even if its event arrives twice or the payment succeeds again', async () => {
  const user = await registerUser();
  const paymentId = '3f9a21bc-77d0-4000-8000-000000000000';
  const first = paymentOf(user.id, paymentId);
  for (const event of [first, first, paymentOf(user.id, paymentId)])
    await service.bus.publish(event);
  const mail = await mailer.lastTo(user.email, { subject: 'receipt 3F9A-21BC-77D0' });
  expect(mail.text).toContain(
    'one additional grant application, $10.00, paid on November 20, 2026',
  );
  expect(mail.text).toContain('You can find it, as a PDF file, with your other payments:');
  expect(mail.text).toContain('https://grants.example.org/profile?tab=data');
  await service.bus.publish(paymentOf(user.id, randomUUID()));
  const users = userModel(service.database);
  await waitFor(async () => (await users.findById(user.id).lean())?.mails?.length === 0);
  const subjects = mailer.sent.filter(({ to }) => to === user.email).map((each) => each.subject);
  expect(subjects.filter((subject) => subject.includes('receipt'))).toHaveLength(2);
});

it('does not mail a receipt to a deleted account', async () => {
  await service.bus.publish(paymentOf(randomUUID(), randomUUID()));
  expect(mailer.sent.filter(({ subject }) => subject.includes('$'))).toEqual([]);
});
