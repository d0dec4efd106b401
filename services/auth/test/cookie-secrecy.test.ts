import { endpoints } from '@grantwright/shared/contract';
import request from 'supertest';
import { expect, it } from 'vitest';
import { authUnderTest, readSessionCookie } from './auth-under-test.ts';

const { service, post, registerUser, identityOf } = authUnderTest();

it('never returns the value of a session cookie in a response body', async () => {
  const user = await registerUser();
  const login = await post('/api/login', user).expect(200);
  const { value } = readSessionCookie(login);
  const { authorization } = await identityOf(value);
  const send = (method: 'get' | 'put', path: string, body?: object) =>
    request(service.url)[method](path).set({ authorization }).send(body);
  const profile = { username: user.username, email: user.email };
  const passwords = { currentPassword: user.password, newPassword: 'harbor street 9' };
  const responses = {
    [endpoints.login.path]: login,
    [endpoints.getUser.path]: await send('get', endpoints.getUser.path).expect(200),
    [endpoints.updateProfile.path]: await send('put', endpoints.updateProfile.path, profile).expect(
      200,
    ),
    [endpoints.changePassword.path]: await send('put', endpoints.changePassword.path, passwords),
  };
  const renewed = readSessionCookie(
    responses[endpoints.changePassword.path] as request.Response,
  ).value;
  for (const [path, { text }] of Object.entries(responses))
    for (const secret of [value, renewed]) {
      expect(secret.length, path).toBeGreaterThan(20);
      expect(text, path).not.toContain(secret);
    }
});
