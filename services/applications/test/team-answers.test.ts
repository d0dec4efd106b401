import { createAccessWithoutTeams, type TeamAccess } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAnswer } from '../src/answers/create-answer.ts';
import { deleteAnswer } from '../src/answers/delete-answer.ts';
import { listAnswers } from '../src/answers/list-answers.ts';
import { updateAnswer } from '../src/answers/update-answer.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

const sentAnswer = { question: 'Need', text: '<p>Many families wait.</p>' };

describe('an answer saved by an editor', () => {
  const member = (ownerId: string, organizationId: string, role: 'editor' | 'viewer') => {
    const userId = randomUUID();
    const membership = { memberId: userId, organizationId, ownerId, role, version: 1 };
    return { userId, memberships: [{ _id: randomUUID(), ...membership }] };
  };

  it('belongs to the owner, is edited by the team, and is deleted only by its creator or the owner', async () => {
    const { deps } = direct;
    const owner = createAccessWithoutTeams(randomUUID());
    const sent = anApplication({ organizationId: randomUUID() });
    const creation = { token: '', sent, key: undefined };
    const { body: application } = await createApplication(deps, owner, creation);
    const [editor, colleague, viewer] = (['editor', 'editor', 'viewer'] as const).map((role) =>
      member(owner.userId, sent.organizationId, role),
    ) as [TeamAccess, TeamAccess, TeamAccess];
    const save = (access: TeamAccess) =>
      createAnswer(deps, access, { applicationId: application.id, sent: sentAnswer, key: 'k' });
    const saved = await save(editor);
    const { userId: creatorId } = editor;
    expect(saved).toMatchObject({ access: 'editor', canDelete: true, isCreator: true, creatorId });
    await expect(save(viewer)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await save(colleague)).id).not.toBe(saved.id);
    const findListed = async (access: TeamAccess) =>
      (await listAnswers(deps, access, {})).items.find(({ id }) => id === saved.id);
    expect(await findListed(owner)).toMatchObject({ canDelete: true, isCreator: false });
    expect(await findListed(viewer)).toMatchObject({ access: 'viewer', canDelete: false });

    const change = { id: saved.id, sent: { ...sentAnswer, question: 'Our need' } };
    expect(await updateAnswer(deps, colleague, change)).toMatchObject({ question: 'Our need' });
    const refused = { code: 'not-allowed' };
    await expect(updateAnswer(deps, viewer, change)).rejects.toMatchObject(refused);
    await expect(deleteAnswer(deps, colleague, saved.id)).rejects.toMatchObject(refused);
    await deleteAnswer(deps, editor, saved.id);
    expect(await findListed(owner)).toBeUndefined();
    const stranger = createAccessWithoutTeams(randomUUID());
    await expect(save(stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it("is not listed for a stranger or a removed member who sends the organization's id", async () => {
    const { deps } = direct;
    const owner = createAccessWithoutTeams(randomUUID());
    const organizationId = randomUUID();
    const sent = anApplication({ organizationId });
    const { body: application } = await createApplication(deps, owner, {
      token: '',
      sent,
      key: undefined,
    });
    const editor = member(owner.userId, organizationId, 'editor');
    const creation = { applicationId: application.id, sent: sentAnswer, key: undefined };
    await createAnswer(deps, editor, creation);
    const listed = async (access: TeamAccess) =>
      (await listAnswers(deps, access, { organizationId })).items.length;
    expect(await listed(editor)).toBe(1);
    expect(await listed(createAccessWithoutTeams(editor.userId))).toBe(0);
    expect(await listed(createAccessWithoutTeams(randomUUID()))).toBe(0);
  });
});
