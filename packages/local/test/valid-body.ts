import { endpoints, internalEndpoints, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';

/** The records referenced by request bodies. */
export type ReferencedIds = { organizationId: string; documentId: string };

const password = 'harbor street';
const text = { title: 'Mobile pantry', grantProgram: 'Community Food Fund', content: '<p>x</p>' };

/**
 * Returns a valid body for an endpoint, so that only the identity of the caller can cause a rejection; undefined
 * without a body.
 *
 * @throws an error for a new endpoint whose body is not listed here
 */
export function validBody(
  endpoint: Endpoint,
  { organizationId, documentId }: ReferencedIds,
): unknown {
  const draft = {
    requirements: [],
    sections: [],
    organizationInfo: { name: 'x' },
    documentIds: [documentId],
  };
  const bodies = new Map<Endpoint, unknown>([
    [endpoints.updateProfile, { username: 'mine now', email: 'mine@example.org' }],
    [endpoints.changePassword, { currentPassword: password, newPassword: 'another street' }],
    [endpoints.closeAccount, { currentPassword: password }],
    [endpoints.confirmEmail, { token: 'never sent' }],
    [endpoints.startTwoStep, { currentPassword: password }],
    [endpoints.turnOnTwoStep, { code: '000000' }],
    [endpoints.turnOffTwoStep, { currentPassword: password, code: '000000' }],
    [endpoints.createOrganization, anOrganization()],
    [endpoints.updateOrganization, anOrganization()],
    [
      endpoints.inviteMember,
      { email: 'colleague@example.org', role: 'viewer', ownerName: 'Olivia' },
    ],
    [
      endpoints.mailInvitation,
      { email: 'colleague@example.org', token: `${'x'.repeat(43)}.somebody` },
    ],
    [endpoints.changeMemberRole, { role: 'viewer' }],
    [endpoints.readInvitation, { token: `${'x'.repeat(43)}.somebody` }],
    [endpoints.acceptInvitation, { token: `${'x'.repeat(43)}.somebody`, name: 'Maria' }],
    [endpoints.shareDocument, { organizationId }],
    [endpoints.renameDocument, { name: 'mine now' }],
    [endpoints.reorderDocuments, { documentOrders: [{ id: documentId, sortOrder: 0 }] }],
    [endpoints.analyzeDocument, { documentId }],
    [endpoints.analyzeUrl, { url: 'http://127.0.0.1/' }],
    [internalEndpoints.readUrl, { url: 'http://127.0.0.1/' }],
    [endpoints.generateApplication, draft],
    [endpoints.checkDraft, { ...draft, content: text.content }],
    [endpoints.rewriteSection, { ...draft, mode: 'redo', section: 'Need', content: text.content }],
    [
      endpoints.findPassages,
      {
        section: 'Need',
        organizationName: 'x',
        documentIds: [documentId],
        applicationIds: [],
        organizationId,
      },
    ],
    [endpoints.createApplication, anApplication({ organizationId })],
    [endpoints.updateApplication, anApplication({ organizationId })],
    [
      endpoints.saveWorkingCopy,
      { revision: randomUUID(), replaces: [], version: 1, content: text.content },
    ],
    [endpoints.createVersion, { reason: 'named', name: 'First draft', content: text.content }],
    [endpoints.createAnswer, { question: 'Need', text: text.content }],
    [endpoints.addAnswer, { organizationId, question: 'Need', text: text.content }],
    [endpoints.updateAnswer, { question: 'Need', text: text.content, reviewAfter: '2030-01-31' }],
    [endpoints.createReviewLink, {}],
    [endpoints.resolveComment, { resolved: true }],
    [endpoints.generateDocx, text],
    [endpoints.generatePdf, text],
    [endpoints.createPaymentIntent, {}],
    [endpoints.paySandbox, { cardNumber: '4242424242424242' }],
  ]);
  const body = bodies.get(endpoint);
  endpoint.body?.parse(body);
  return body;
}
