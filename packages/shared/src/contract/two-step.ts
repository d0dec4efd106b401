import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { twoStepCodeField, currentPasswordField } from './user.ts';

const auth = { service: 'auth', access: 'user', method: 'POST' } as const;

export const twoStepEndpoints = {
  startTwoStep: endpoint({
    ...auth,
    path: '/api/two-step/start',
    status: 200,
    body: z.object({ currentPassword: currentPasswordField }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    summary:
      'Creates a secret for an authenticator app, which takes effect once a code from the app is entered.',
  }),
  turnOnTwoStep: endpoint({
    ...auth,
    path: '/api/two-step/turn-on',
    status: 200,
    body: z.object({ code: twoStepCodeField }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    summary: 'Turns on two-step verification with the first code, and returns recovery codes.',
  }),
  turnOffTwoStep: endpoint({
    ...auth,
    path: '/api/two-step/turn-off',
    status: 204,
    body: z.object({ currentPassword: currentPasswordField, code: twoStepCodeField }),
    summary: 'Turns off two-step verification.',
  }),
};
