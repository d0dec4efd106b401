import { randomUUID } from 'node:crypto';
import { endpoints, buildPath, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { onePagePdf } from '../lib/one-page-pdf.ts';
import { getCookie, sendRequest } from '../lib/send-request.ts';

export type EndpointName = keyof typeof endpoints;
export type EndpointResult = { endpoint: EndpointName; status: number; ms: number };

type RequestOptions = {
  id?: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};
type Created = { id: string; version?: number; token?: string };

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
const newPassword = `${password}, another`;

type Send = (endpoint: EndpointName, sent?: RequestOptions) => Promise<Created>;

/** Sends a request to every endpoint of the contract, as one user from registration to logout. */
export async function callEveryEndpoint(url: string): Promise<EndpointResult[]> {
  const results: EndpointResult[] = [];
  const send = recordingClient(url, results);
  await callAccountEndpoints(send);
  const organizations = await callOrganizationEndpoints(send);
  await callTeamEndpoints(send, recordingClient(url, results), organizations.remaining);
  const documents = await callDocumentEndpoints(send);
  await callAiEndpoints(send, documents.remaining);
  await callPaymentEndpoints(send);
  await callApplicationEndpoints(send, organizations);
  await send('shareDocument', {
    id: documents.deleted.id,
    body: { organizationId: null },
  });
  await send('deleteDocument', { id: documents.deleted.id });
  await send('deleteOrganization', { id: organizations.deleted.id });
  await send('closeAccount', { body: { currentPassword: newPassword } });
  await send('logout');
  return results;
}

/** Sends requests in one session and adds each result to `results`. */
function recordingClient(url: string, results: EndpointResult[]): Send {
  let cookie = '';
  return async (endpoint, { id, params, body, headers } = {}) => {
    const definition: Endpoint = endpoints[endpoint];
    const { method } = definition;
    const path = buildPath(definition, { ...(id !== undefined && { id }), ...params });
    const startedAt = performance.now();
    const response = await sendRequest(url, cookie, {
      method,
      path,
      body,
      ...(headers && { headers }),
    });
    const text = await response.text();
    results.push({ endpoint, status: response.status, ms: performance.now() - startedAt });
    cookie = getCookie(response) ?? cookie;
    const isJson = response.headers.get('content-type')?.includes('json');
    return (isJson ? JSON.parse(text) : {}) as Created;
  };
}

async function callAccountEndpoints(send: Send): Promise<void> {
  const email = `scale-${randomUUID()}@example.org`;
  const username = email.slice(0, 30);
  await send('redirectToLogin');
  await send('register', { body: { username, email, password } });
  await send('login', { body: { email, password } });
  await send('getMailStatus');
  await send('requestPasswordReset', { body: { email } });
  await send('resetPassword', { body: { token: 'never sent', password } });
  await send('confirmEmail', { body: { token: 'never sent' } });
  await send('login', { body: { email, password } });
  const sessions = endpoints.listSessions.response.parse(await send('listSessions'));
  await send('endSession', { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' });
  await send('endOtherSessions');
  await send('getUser');
  await send('updateProfile', { body: { username: `${username}!`, email } });
  await send('startTwoStep', { body: { currentPassword: password } });
  await send('turnOnTwoStep', { body: { code: '000000' } });
  await send('turnOffTwoStep', { body: { currentPassword: password, code: '000000' } });
  await send('changePassword', {
    body: { currentPassword: password, newPassword },
  });
}

async function callOrganizationEndpoints(send: Send) {
  const remaining = await send('createOrganization', { body: anOrganization() });
  const deleted = await send('createOrganization', { body: anOrganization() });
  await send('listOrganizations');
  await send('updateOrganization', { id: deleted.id, body: anOrganization() });
  await send('setDefaultOrganization', { id: deleted.id });
  return { remaining, deleted };
}

async function callTeamEndpoints(send: Send, member: Send, { id }: Created): Promise<void> {
  const body = { email: 'colleague@example.org', role: 'editor', ownerName: 'Olivia' };
  const { token } = await send('inviteMember', { id, body });
  await send('mailInvitation', { body: { email: body.email, token } });
  const revoked = await send('inviteMember', { id, body });
  await send('revokeInvitation', { params: { id, invitationId: revoked.id } });
  const email = `member-${randomUUID()}@example.org`;
  await member('register', { body: { username: email.slice(0, 30), email, password } });
  const { id: memberId } = await member('getUser');
  await member('readInvitation', { body: { token } });
  await member('acceptInvitation', { body: { token, name: 'Maria' } });
  await send('getTeam', { id });
  await send('changeMemberRole', { params: { id, memberId }, body: { role: 'viewer' } });
  await send('removeMember', { params: { id, memberId } });
}

async function callDocumentEndpoints(send: Send) {
  const remaining = await send('createDocument', { body: newUpload('file') });
  const deleted = await send('upload', { body: newUpload('file') });
  await send('listDocuments');
  await send('getDocumentFile', { id: remaining.id });
  await send('renameDocument', { id: remaining.id, body: { name: 'Call for applications' } });
  await send('reorderDocuments', {
    body: { documentOrders: [remaining, deleted].map(({ id }, sortOrder) => ({ id, sortOrder })) },
  });
  return { remaining, deleted };
}

async function callAiEndpoints(send: Send, document: Created): Promise<void> {
  await send('getAiStatus');
  await send('analyzeDocument', { body: { documentId: document.id } });
  await send('analyzeUrl', { body: { url: 'http://127.0.0.1/' } });
  await send('extractOrg', { id: document.id });
  await send('extractOrgInfo', { body: newUpload('files') });
  const draft = { requirements: [], sections, organizationInfo, documentIds: [document.id] };
  await send('generateApplication', { body: draft });
  const rewrite = { mode: 'redo', section: 'Need', content: '<p>Founded in 1998.</p>' };
  await send('rewriteSection', { body: { ...draft, ...rewrite } });
  const [job] = endpoints.listJobs.response.parse(await send('listJobs'));
  await send('getJob', { id: job?.id ?? '' });
  await send('cancelJob', { id: job?.id ?? '' });
  await send('checkDraft', { body: { ...draft, content: '<p>Founded in 1998.</p>' } });
  await send('findPassages', {
    body: { section: 'Mission', organizationName: 'x', documentIds: [], applicationIds: [] },
  });
}

async function callPaymentEndpoints(send: Send): Promise<void> {
  await send('getEntitlement');
  const payment = await send('createPaymentIntent', { body: {} });
  await send('paySandbox', { id: payment.id, body: { cardNumber: '4242424242424242' } });
  await send('settlePayment', { id: payment.id });
  await send('listPayments');
  await send('downloadReceipt', { id: payment.id });
  await send('stripeWebhook', { body: {} });
}

async function callApplicationEndpoints(
  send: Send,
  organizations: { remaining: Created; deleted: Created },
): Promise<void> {
  const fields = ({ id }: Created) => anApplication({ organizationId: id });
  const application = await send('createApplication', { body: fields(organizations.remaining) });
  await send('createApplication', { body: fields(organizations.deleted) });
  await send('listApplications');
  await send('countApplications');
  await send('getApplication', { id: application.id });
  const content = '<p>Founded in 1999.</p>';
  const revision = randomUUID();
  const workingCopy = { revision, replaces: [], version: application.version, content };
  await send('saveWorkingCopy', { id: application.id, body: workingCopy });
  await send('discardWorkingCopy', { id: application.id });
  const named = { reason: 'named', name: 'First draft', content };
  const version = await send('createVersion', { id: application.id, body: named });
  await send('listVersions', { id: application.id });
  await send('getVersion', { id: version.id });
  await send('deleteVersion', { id: version.id });
  await callAnswerEndpoints(send, application, organizations.remaining);
  await callReviewEndpoints(send, application);
  await send('updateApplication', {
    id: application.id,
    body: fields(organizations.remaining),
    headers: { 'if-match': `"${application.version}"` },
  });
  await send('downloadApplication', { id: application.id });
  const draft = { title: 'Draft', grantProgram: 'Fund', content: '<p>Founded in 1998.</p>' };
  await send('generateDocx', { body: draft });
  await send('generatePdf', { body: draft });
  await send('deleteApplication', { id: application.id });
}

async function callAnswerEndpoints(
  send: Send,
  application: Created,
  { id: organizationId }: Created,
): Promise<void> {
  const text = '<p>Many families wait for a place.</p>';
  const { id } = await send('createAnswer', {
    id: application.id,
    body: { question: 'Need', text },
  });
  await send('addAnswer', { body: { organizationId, question: 'Plan', text } });
  await send('listAnswers');
  await send('updateAnswer', { id, body: { question: 'Need', text, reviewAfter: '2030-01-31' } });
  await send('deleteAnswer', { id });
}

async function callReviewEndpoints(send: Send, application: Created): Promise<void> {
  const { id, token } = await send('createReviewLink', { id: application.id, body: {} });
  await send('listReviewLinks', { id: application.id });
  await send('readReview', { body: { token } });
  const anchor = { section: '', quote: 'Founded', prefix: '', suffix: ' in 1999.' };
  const sent = { token, author: 'The director', anchor, text: 'Was it not 1998?' };
  const comment = await send('createComment', { body: sent });
  await send('listComments', { id: application.id });
  await send('resolveComment', { id: comment.id, body: { resolved: true } });
  await send('deleteComment', { id: comment.id });
  await send('deleteLinkComments', { id });
  await send('revokeReviewLink', { id });
}

function newUpload(field: string): FormData {
  const form = new FormData();
  const file = new Blob([onePagePdf([...guidelines, randomUUID()])], { type: 'application/pdf' });
  form.set(field, file, 'Call.pdf');
  return form;
}
