import { endpoints, type LibraryDocument, type User } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { registerUser } from '../product-under-test.ts';
import { aWordFile } from '../word-file.ts';
import { checkingAllRecords, type StoredRecords } from './stored-records.ts';

/**
 * Creates a user with a document, an application with a version, a saved answer, a link and a comment, a job, and a
 * used and an unused credit. Waits until all events are published and the receipt is mailed.
 */
export async function createUserWithEverything(url: string, records: StoredRecords) {
  const user = await registerUser(url);
  const { id, email } = await user.get<User>(endpoints.getUser);
  const organization = await user.organization();
  await user.get(endpoints.setDefaultOrganization, { params: { id: organization.id } });
  const application = await user.application(organization.id);
  await user.get(endpoints.createVersion, {
    params: { id: application.id },
    body: { reason: 'named', name: 'First draft', content: '<p>A text.</p>' },
  });
  await user.get(endpoints.createAnswer, {
    params: { id: application.id },
    body: { question: 'Need', text: '<p>Many wait.</p>' },
  });
  const { token } = await user.get<{ token: string }>(endpoints.createReviewLink, {
    params: { id: application.id },
    body: {},
  });
  const anchor = { section: '', quote: '', prefix: '', suffix: '' };
  await user.get(endpoints.createComment, {
    body: { token, author: 'The director', anchor, text: 'Please shorten this.' },
  });
  await user.buyCredit();
  const { id: documentId } = await user.document(
    'Guidelines.docx',
    await aWordFile(['Proposals are due on March 5, 2027.']),
  );
  await user.get(endpoints.analyzeDocument, { body: { documentId } });
  await waitFor(async () => {
    const [document] = await user.get<LibraryDocument[]>(endpoints.listDocuments);
    const isDone = (await records.containing(id)).every(
      ([, record]) => !/"specversion":|"kind":"receipt"/.test(record),
    );
    return document?.reading.state === 'read' && isDone;
  }, checkingAllRecords);
  return { user, id, email };
}
