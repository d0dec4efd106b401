import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, it } from 'vitest';
import { authUnderTest, credentials } from './auth-under-test.ts';

const { service, post, registerUser, identityOf } = authUnderTest({
  REGISTRATIONS_PER_ADDRESS: '3',
  LOGIN_TRIES_PER_ADDRESS: '4',
});

const from = (address: string) => ({ 'x-client-address': address });

it('limits registrations per address', async () => {
  const address = randomUUID();
  for (let count = 0; count < 3; count += 1)
    await post('/api/register', credentials(), from(address)).expect(201);
  const refused = await post('/api/register', credentials(), from(address));
  expect(refused.body).toMatchObject({ status: 429, code: 'too-many-requests' });
  await post('/api/register', credentials(), from(randomUUID())).expect(201);
});

it('limits sign-in attempts per address, but not from other addresses of the owner', async () => {
  const user = await registerUser();
  const address = randomUUID();
  const guess = () => post('/api/login', { ...credentials(), password: 'guessed' }, from(address));
  for (let count = 0; count < 4; count += 1) await guess().expect(401);
  await guess().expect(429);
  await post('/api/login', user, from(address)).expect(429);
  await post('/api/login', user).expect(200);
});

it('limits profile changes per user, because they reveal which names are taken', async () => {
  const user = await registerUser();
  const { authorization } = await identityOf(user.cookie);
  const change = (username: string) =>
    request(service.url)
      .put('/api/profile')
      .set({ authorization })
      .send({ ...user, username });
  for (let count = 0; count < 60; count += 1) await change(user.username).expect(200);
  await change(user.username).expect(429);
});

it('limits wrong current passwords, and then rejects even the correct one', async () => {
  const user = await registerUser();
  const { authorization } = await identityOf(user.cookie);
  const change = (currentPassword: string) =>
    request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword, newPassword: 'harbor street 9' });
  for (let count = 0; count < 3; count += 1) await change('guessed').expect(400);
  await change(user.password).expect(429);
});
