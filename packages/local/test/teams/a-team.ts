import {
  endpoints,
  type Application,
  type LibraryDocument,
  type NewInvitation,
  type NewReviewLink,
  type Organization,
  type ReviewComment,
  type SavedAnswer,
  type User,
  type VersionSummary,
} from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { registerUser, type TestUser } from '../product-under-test.ts';
import { aWordFile } from '../word-file.ts';

export type Team = Awaited<ReturnType<typeof aTeam>>;

/** Makes the user a member of the organization, without waiting for the other services. */
export async function join(
  owner: TestUser,
  member: TestUser,
  { id, role }: { id: string; role: 'editor' | 'viewer' },
): Promise<void> {
  const { token } = await owner.get<NewInvitation>(endpoints.inviteMember, {
    params: { id },
    body: { email: 'colleague@example.org', role, ownerName: 'Olivia' },
  });
  await member.get<Organization>(endpoints.acceptInvitation, { body: { token, name: 'Maria' } });
}

export async function removed(owner: TestUser, member: TestUser, id: string): Promise<void> {
  const { id: memberId } = await member.get<User>(endpoints.getUser);
  await owner.get(endpoints.removeMember, { params: { id, memberId } });
}

/**
 * Creates an organization with an editor, a viewer, a former editor and a stranger. The owner created its application,
 * with a version, a saved answer, a link and a comment, and shared a document.
 */
export async function aTeam(url: string) {
  const users = {
    owner: await registerUser(url),
    editor: await registerUser(url),
    viewer: await registerUser(url),
    former: await registerUser(url),
    stranger: await registerUser(url),
  };
  const { owner, editor, viewer, former } = users;
  const organization = await owner.organization();
  const { id } = organization;
  await join(owner, editor, { id, role: 'editor' });
  await join(owner, viewer, { id, role: 'viewer' });
  await join(owner, former, { id, role: 'editor' });
  const application = await owner.application(id);
  const params = { id: application.id };
  const version = await owner.get<VersionSummary>(endpoints.createVersion, {
    params,
    body: { reason: 'named', name: 'First draft', content: '<p>A text.</p>' },
  });
  const answer = await owner.get<SavedAnswer>(endpoints.createAnswer, {
    params,
    body: { question: 'Need', text: '<p>Many wait.</p>' },
  });
  const link = await owner.get<NewReviewLink>(endpoints.createReviewLink, { params, body: {} });
  const anchor = { section: '', quote: '', prefix: '', suffix: '' };
  const comment = await owner.get<ReviewComment>(endpoints.createComment, {
    body: { token: link.token, author: 'The director', anchor, text: 'Please shorten this.' },
  });
  const document = await owner.document('Guidelines.docx', await aWordFile(['Proposals are due.']));
  await waitFor(async () => {
    const sharing = { params: { id: document.id }, body: { organizationId: id } };
    return (await owner.send(endpoints.shareDocument, sharing)).status === 200;
  });
  for (const user of [editor, viewer, former]) await waitFor(() => hasJoined(user));
  await removed(owner, former, id);
  await waitFor(async () => !(await hasJoined(former)));
  const getId = async (user: TestUser) => (await user.get<User>(endpoints.getUser)).id;
  return {
    users,
    organization,
    application,
    document,
    memberIds: { editor: await getId(editor), viewer: await getId(viewer) },
    ids: {
      '/api/organization/': id,
      '/api/applications/': application.id,
      '/api/application-versions/': version.id,
      '/api/answers/': answer.id,
      '/api/review-links/': link.id,
      '/api/comments/': comment.id,
      '/api/documents/': document.id,
    },
  };
}

/** Whether the records of a team are available to the user. */
export async function hasJoined(user: TestUser): Promise<boolean> {
  const lists = await Promise.all([
    user.get<Application[]>(endpoints.listApplications),
    user.get<LibraryDocument[]>(endpoints.listDocuments),
  ]);
  return lists.every((list) => list.length > 0);
}
