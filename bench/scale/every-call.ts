import { randomUUID } from 'node:crypto';
import { calls, pathOf, type Call } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { aPdf } from '../chaos/a-pdf.ts';

export type CallName = keyof typeof calls;
export type Answered = { call: CallName; status: number; ms: number };

type Sent = { id?: string; body?: unknown; headers?: Record<string, string> };
type Made = { id: string; version?: number };

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

/** Asks everything of the contract once, as one person from signing up to signing out. */
export async function everyCall(url: string): Promise<Answered[]> {
  const email = `scale-${randomUUID()}@example.org`;
  const username = email.slice(0, 30);
  const answers: Answered[] = [];
  let cookie = '';

  const ask = async (call: CallName, { id, body, headers }: Sent = {}): Promise<Made> => {
    const definition: Call = calls[call];
    const isForm = body instanceof FormData;
    const startedAt = performance.now();
    const answer = await fetch(url + pathOf(definition, id === undefined ? {} : { id }), {
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
    const text = await answer.text();
    answers.push({ call, status: answer.status, ms: performance.now() - startedAt });
    cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])[0] ?? cookie;
    const isJson = answer.headers.get('content-type')?.includes('json');
    return (isJson ? JSON.parse(text) : {}) as Made;
  };
  const aFile = (field: string) => {
    const form = new FormData();
    const type = 'application/pdf';
    form.set(field, new Blob([aPdf([...guidelines, randomUUID()])], { type }), 'Call.pdf');
    return form;
  };

  await ask('redirectToLogin');
  await ask('register', { body: { username, email, password } });
  await ask('login', { body: { email, password } });
  await ask('getUser');
  await ask('updateProfile', { body: { username: `${username}!`, email } });
  await ask('changePassword', {
    body: { currentPassword: password, newPassword: `${password}, another` },
  });

  const organization = await ask('createOrganization', { body: anOrganization() });
  const another = await ask('createOrganization', { body: anOrganization() });
  await ask('listOrganizations');
  await ask('updateOrganization', { id: another.id, body: anOrganization() });
  await ask('setDefaultOrganization', { id: another.id });

  const document = await ask('createDocument', { body: aFile('file') });
  const uploaded = await ask('upload', { body: aFile('file') });
  await ask('listDocuments');
  await ask('renameDocument', { id: document.id, body: { name: 'Call for applications' } });
  await ask('reorderDocuments', {
    body: { documentOrders: [document, uploaded].map(({ id }, sortOrder) => ({ id, sortOrder })) },
  });

  await ask('getAiStatus');
  await ask('analyzeDocument', { body: { documentId: document.id } });
  await ask('analyzeUrl', { body: { url: 'http://127.0.0.1/' } });
  await ask('extractOrg', { id: document.id });
  await ask('extractOrgInfo', { body: aFile('files') });
  const draft = { requirements: [], sections, organizationInfo, documentIds: [document.id] };
  await ask('generateApplication', { body: draft });
  await ask('checkDraft', { body: { ...draft, content: '<p>Founded in 1998.</p>' } });

  await ask('getEntitlement');
  const payment = await ask('createPaymentIntent', { body: {} });
  await ask('paySandbox', { id: payment.id, body: { cardNumber: '4242424242424242' } });
  await ask('settlePayment', { id: payment.id });
  await ask('stripeWebhook', { body: {} });

  const fields = (organizationId: string) => anApplication({ organizationId });
  const application = await ask('createApplication', { body: fields(organization.id) });
  await ask('createApplication', { body: fields(another.id) });
  await ask('listApplications');
  await ask('countApplications');
  await ask('getApplication', { id: application.id });
  await ask('updateApplication', {
    id: application.id,
    body: fields(organization.id),
    headers: { 'if-match': `"${application.version}"` },
  });
  await ask('downloadApplication', { id: application.id });
  await ask('generateDocx', {
    body: { title: 'Draft', grantProgram: 'Fund', content: '<p>Founded in 1998.</p>' },
  });

  await ask('deleteApplication', { id: application.id });
  await ask('deleteDocument', { id: uploaded.id });
  await ask('deleteOrganization', { id: another.id });
  await ask('logout');
  return answers;
}
