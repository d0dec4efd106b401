import { randomUUID } from 'node:crypto';
import { calls, pathOf, type Call } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { onePagePdf } from '../chaos/a-pdf.ts';

export type CallName = keyof typeof calls;
export type CallResult = { call: CallName; status: number; ms: number };

type Sent = { id?: string; body?: unknown; headers?: Record<string, string> };
type Created = { id: string; version?: number };

const guidelines = [
  'Harbor Communities Fund: Call for Applications',
  'Applications are due by March 3, 2027.',
  'Applicants must be non-profit organizations with a budget below $500,000.',
  'Project Description: describe your project in at most 500 words.',
  'Budget: list what the grant of up to $25,000 would pay for.',
];
const sections = [{ name: 'Project Description', description: 'Describe your project.' }];
const organizationInfo = { name: 'Northside Reading Room', mission: 'A library after school.' };
const password = 'a long password';

/** Sends every call of the contract once, as one user from registration to logout. */
export async function everyCall(url: string): Promise<CallResult[]> {
  const email = `scale-${randomUUID()}@example.org`;
  const username = email.slice(0, 30);
  const responses: CallResult[] = [];
  let cookie = '';

  const send = async (call: CallName, { id, body, headers }: Sent = {}): Promise<Created> => {
    const definition: Call = calls[call];
    const isForm = body instanceof FormData;
    const startedAt = performance.now();
    const response = await fetch(url + pathOf(definition, id === undefined ? {} : { id }), {
      method: definition.method,
      redirect: 'manual',
      headers: {
        origin: url,
        cookie,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    responses.push({ call, status: response.status, ms: performance.now() - startedAt });
    cookie = response.headers.getSetCookie().map((each) => each.split(';')[0])[0] ?? cookie;
    const isJson = response.headers.get('content-type')?.includes('json');
    return (isJson ? JSON.parse(text) : {}) as Created;
  };
  const aFile = (field: string) => {
    const form = new FormData();
    const type = 'application/pdf';
    form.set(field, new Blob([onePagePdf([...guidelines, randomUUID()])], { type }), 'Call.pdf');
    return form;
  };

  await send('redirectToLogin');
  await send('register', { body: { username, email, password } });
  await send('login', { body: { email, password } });
  await send('getUser');
  await send('updateProfile', { body: { username: `${username}!`, email } });
  await send('changePassword', {
    body: { currentPassword: password, newPassword: `${password}, another` },
  });

  const organization = await send('createOrganization', { body: anOrganization() });
  const another = await send('createOrganization', { body: anOrganization() });
  await send('listOrganizations');
  await send('updateOrganization', { id: another.id, body: anOrganization() });
  await send('setDefaultOrganization', { id: another.id });

  const document = await send('createDocument', { body: aFile('file') });
  const uploaded = await send('upload', { body: aFile('file') });
  await send('listDocuments');
  await send('renameDocument', { id: document.id, body: { name: 'Call for applications' } });
  await send('reorderDocuments', {
    body: { documentOrders: [document, uploaded].map(({ id }, sortOrder) => ({ id, sortOrder })) },
  });

  await send('getAiStatus');
  await send('analyzeDocument', { body: { documentId: document.id } });
  await send('analyzeUrl', { body: { url: 'http://127.0.0.1/' } });
  await send('extractOrg', { id: document.id });
  await send('extractOrgInfo', { body: aFile('files') });
  const draft = { requirements: [], sections, organizationInfo, documentIds: [document.id] };
  await send('generateApplication', { body: draft });
  await send('checkDraft', { body: { ...draft, content: '<p>Founded in 1998.</p>' } });

  await send('getEntitlement');
  const payment = await send('createPaymentIntent', { body: {} });
  await send('paySandbox', { id: payment.id, body: { cardNumber: '4242424242424242' } });
  await send('settlePayment', { id: payment.id });
  await send('stripeWebhook', { body: {} });

  const fields = (organizationId: string) => anApplication({ organizationId });
  const application = await send('createApplication', { body: fields(organization.id) });
  await send('createApplication', { body: fields(another.id) });
  await send('listApplications');
  await send('countApplications');
  await send('getApplication', { id: application.id });
  await send('updateApplication', {
    id: application.id,
    body: fields(organization.id),
    headers: { 'if-match': `"${application.version}"` },
  });
  await send('downloadApplication', { id: application.id });
  await send('generateDocx', {
    body: { title: 'Draft', grantProgram: 'Fund', content: '<p>Founded in 1998.</p>' },
  });

  await send('deleteApplication', { id: application.id });
  await send('deleteDocument', { id: uploaded.id });
  await send('deleteOrganization', { id: another.id });
  await send('logout');
  return responses;
}
