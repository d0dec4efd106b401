import { endpoints, type FoundPassages } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { describe, expect, it } from 'vitest';
import { aiUnderTest } from './ai-under-test.ts';
import { createExtractedText, paragraph } from './extracted-texts.ts';

const { fakes, person, send } = aiUnderTest();

const paragraphs = (text: string) => createExtractedText(paragraph(text, 2));

const mission =
  'Our mission is to end hunger in Polk County. We serve low-income families, seniors and veterans.';
const createBody = (documentIds: string[], applicationIds: string[] = []) => ({
  section: 'What is the mission of your organization?',
  organizationName: 'Polk Food Bank',
  documentIds,
  applicationIds,
});
const getPassages = (body: unknown) => (body as FoundPassages).passages;

describe('the search for passages', () => {
  it('returns the passage with the name, page and year of its document', async () => {
    const { id, authorization } = person();
    const extractedText = { ...paragraphs(mission), title: 'Annual report 2024' };
    const document = fakes.documents.add(id, extractedText, 'Annual report.pdf');
    const response = await send(endpoints.findPassages, authorization, createBody([document]));
    expect(response.status).toBe(200);
    expect(getPassages(response.body)).toMatchObject([
      {
        source: { type: 'document', id: document },
        name: 'Annual report.pdf',
        text: mission,
        page: 2,
        year: 2024,
      },
    ]);
  });

  it('finds passages from an earlier application', async () => {
    const { id, authorization } = person();
    const application = fakes.documents.addApplication(id, {
      title: 'Mobile pantry',
      content: `<h2>Mission</h2><p>${mission}</p>`,
      savedAt: '2025-03-01T10:00:00.000Z',
    });
    const response = await send(
      endpoints.findPassages,
      authorization,
      createBody([], [application]),
    );
    expect(getPassages(response.body)).toMatchObject([
      {
        source: { type: 'application', id: application },
        name: 'Mobile pantry',
        title: 'Mission',
        year: 2025,
      },
    ]);
  });

  it("returns the organization's saved answer first, whole, and without repeating it as a passage", async () => {
    const { id, authorization } = person();
    const document = fakes.documents.add(id, paragraphs(mission), 'Website.pdf');
    const text = `<p>${mission}</p><p>We are volunteers.</p>`;
    const answer = fakes.documents.addAnswer(id, { text, isDue: true });
    fakes.documents.addAnswer(id, { text, organizationId: 'other' });
    fakes.documents.addAnswer(id, { text: '<p>Our mission.</p>', applicationId: 'this' });
    const body = {
      ...createBody([document]),
      organizationId: 'organization',
      currentApplicationId: 'this',
    };
    const response = await send(endpoints.findPassages, authorization, body);
    expect(getPassages(response.body)).toMatchObject([
      {
        source: { type: 'answer', id: answer },
        name: 'Mobile pantry',
        title: 'Mission',
        year: 2025,
        answer: { text, isDue: true, reviewAfter: '2026-03-01' },
      },
    ]);
  });

  it('searches the other texts if the applications service runs a version without saved answers', async () => {
    const { id, authorization } = person();
    const document = fakes.documents.add(id, paragraphs(mission));
    fakes.documents.state.isOlderVersion = true;
    const body = { ...createBody([document]), organizationId: 'organization' };
    const response = await send(endpoints.findPassages, authorization, body);
    fakes.documents.state.isOlderVersion = false;
    expect(getPassages(response.body)).toHaveLength(1);
  });

  it('skips a document without text', async () => {
    const { id, authorization } = person();
    const scan = fakes.documents.add(id, new AppError('unreadable-document', 'A scan.'));
    const document = fakes.documents.add(id, paragraphs(mission));
    const response = await send(
      endpoints.findPassages,
      authorization,
      createBody([scan, document]),
    );
    expect(getPassages(response.body)).toHaveLength(1);
    const nothing = await send(endpoints.findPassages, authorization, createBody([scan]));
    expect(nothing.body).toEqual({ passages: [] });
  });

  it("returns a 404 for another user's document or application", async () => {
    const owner = person();
    const document = fakes.documents.add(owner.id, paragraphs(mission));
    const saved = { title: 'Theirs', content: mission, savedAt: '2025-03-01T10:00:00.000Z' };
    const application = fakes.documents.addApplication(owner.id, saved);
    const { authorization } = person();
    for (const body of [createBody([document]), createBody([], [application])])
      expect((await send(endpoints.findPassages, authorization, body)).status).toBe(404);
  });
});
