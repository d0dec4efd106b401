import { draftCheckSchema } from '@grantwright/shared/contract';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aiUnderTest } from './ai-under-test.ts';
import { annualReport, draftInput } from './extracted-texts.ts';

const { service, fakes, person, send, endpoints } = aiUnderTest();

const body = (content: string, overrides: object = {}) => {
  const { requirements, sections, organizationInfo, grantProgram } = draftInput();
  return { content, requirements, sections, organizationInfo, grantProgram, ...overrides };
};

describe('checking an edited draft', () => {
  it('traces supported claims to their sources, and reports the source that contradicts an unsupported claim', async () => {
    const answer = await send(
      endpoints.checkDraft,
      person().authorization,
      body(
        '<h2>Statement of Need</h2><p>In 2025 we served 14,200 households through 14 partner pantries.</p><p>[NEEDS INPUT: How many wait?]</p>',
      ),
    );
    expect(answer.status).toBe(200);
    const { claims, gaps } = draftCheckSchema.parse(answer.body);
    expect(claims.find(({ text }) => text === '14,200')).toMatchObject({
      section: 'Statement of Need',
      source: { type: 'unsupported' },
      contradicts: {
        text: 'In 2025 we served 12,400 households through 14 partner pantries.',
        source: { type: 'organization', field: 'achievements' },
      },
    });
    expect(claims.find(({ text }) => text === '2025')?.source.type).toBe('organization');
    expect(gaps).toEqual([{ section: 'Statement of Need', question: 'How many wait?' }]);
  });

  it("uses the user's documents, and returns a 404 for those of another user", async () => {
    const user = person();
    const documentIds = [fakes.documents.add(user.id, annualReport, 'report.pdf')];
    const draft = body('<p>Our EIN is 31-1234567.</p>', { documentIds });
    const answer = await send(endpoints.checkDraft, user.authorization, draft);
    expect(draftCheckSchema.parse(answer.body).claims[0]?.source).toMatchObject({
      type: 'document',
      page: 2,
    });
    const otherUser = await send(endpoints.checkDraft, person().authorization, draft);
    expect(otherUser.status).toBe(404);
  });

  it('returns a 413 for text with more nodes than an application may have', async () => {
    const answer = await send(
      endpoints.checkDraft,
      person().authorization,
      body('<li>a</li>'.repeat(20_001)),
    );
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      code: 'too-large',
      detail: expect.stringMatching(/more than 20,000/),
    });
  });

  it('returns a 401 without a session, and a 400 for an invalid body', async () => {
    const none = await request(service.url).post(endpoints.checkDraft.path).send(body('<p>x</p>'));
    expect(none.status).toBe(401);
    const bad = await send(endpoints.checkDraft, person().authorization, { content: '<p>x</p>' });
    expect(bad.status).toBe(400);
  });
});
