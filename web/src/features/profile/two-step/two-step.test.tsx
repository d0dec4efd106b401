import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../testing/server.ts';
import { twoStepEndpoints } from './two-step-endpoints.ts';

async function openSecurity(user = aUser()) {
  openScreen('/profile', user);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('tab', { name: 'Password & Security' }));
  const section = within(await screen.findByRole('region', { name: /^Two-step verification/ }));
  return { person, section };
}

it('sets up two-step verification with the password and a first code, and shows the recovery codes', async () => {
  const uri = 'otpauth://totp/Grantwright:maya?secret=ABCDEFGH&issuer=Grantwright';
  mockEndpoint(twoStepEndpoints.startTwoStep, () => ok({ secret: 'ABCDEFGH', uri }));
  mockEndpoint(twoStepEndpoints.turnOnTwoStep, async ({ request }) => {
    const { code } = await request.json();
    return code === '123456'
      ? ok({ recoveryCodes: ['k3m9-qx7h-2pwd-4rak-fmnz-w2ce', 'aaaa-bbbb-cccc-dddd-eeee-ffff'] })
      : problemResponse('wrong-code', 'This code is incorrect or was already used.');
  });
  const { person, section } = await openSecurity();
  await person.click(section.getByRole('button', { name: 'Set up' }));
  const password = await section.findByLabelText('Current Password');
  expect(document.activeElement).toBe(password);
  await person.type(password, 'harbor street{Enter}');
  expect(await section.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(section.getByText('ABCD EFGH')).toBeTruthy();
  expect(section.getByRole('link', { name: 'open your app' }).getAttribute('href')).toBe(uri);
  const code = section.getByLabelText('Code');
  await person.type(code, '000000{Enter}');
  expect(await section.findByText('This code is incorrect or was already used.')).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  expect(await section.findByText('k3m9-qx7h-2pwd-4rak-fmnz-w2ce')).toBeTruthy();
  expect(document.activeElement).toBe(section.getByRole('list', { name: 'Recovery codes' }));
  await person.click(section.getByRole('button', { name: 'I have saved them' }));
  expect(section.queryByText('k3m9-qx7h-2pwd-4rak-fmnz-w2ce')).toBeNull();
  expect(document.activeElement).toBe(section.getByRole('button', { name: 'Set up' }));
});

it('turns off two-step verification with the password and a code', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(twoStepEndpoints.turnOffTwoStep, async ({ request }) => {
    bodies.push(await request.json());
    return noContent();
  });
  const { person, section } = await openSecurity(aUser({ twoStep: true }));
  await person.click(section.getByRole('button', { name: 'Turn off' }));
  await person.type(await section.findByLabelText('Current Password'), 'harbor street');
  await person.type(section.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Two-step verification is off')).toBeTruthy();
  expect(bodies).toEqual([{ currentPassword: 'harbor street', code: '123456' }]);
});
