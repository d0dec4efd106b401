import { analysisSchema, generationSchema } from '@grantwright/shared/contract';
import type { Analysis, Generation } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { AppError } from '@grantwright/shared/service';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aiUnderTest, parseEvents } from './ai-under-test.ts';
import {
  annualReport,
  draftBody,
  guidelines,
  paragraph,
  policy,
  createExtractedText,
} from './extracted-texts.ts';

const { service, fakes, person, send, open, endpoints } = aiUnderTest();

const passwordError = new AppError('unreadable-document', 'This file is password-protected.');

describe('the status route', () => {
  it('returns the provider only to a signed-in user', async () => {
    const response = await send(endpoints.getAiStatus, person().authorization);
    expect(response.body).toEqual({ provider: 'built-in' });
    expect((await request(service.url).get('/api/ai')).status).toBe(401);
  });
});

describe('analyzing a document', () => {
  it('returns an analysis with quotes and pages', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(response.status).toBe(200);
    const analysis = analysisSchema.parse(response.body);
    expect(analysis.details).toMatchObject({ provider: 'built-in', isCall: true });
    expect(analysis.details.deadline).toMatchObject({ date: '2027-03-05', page: 2 });
  });

  it('returns the original wording for an ambiguous deadline', async () => {
    const user = person();
    const documentId = fakes.documents.add(
      user.id,
      createExtractedText(
        ...guidelines.blocks.slice(0, -2),
        paragraph('Applications are due March 5, 2027, 11:59:59 PT.', 2),
      ),
    );
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    const { deadline } = analysisSchema.parse(response.body).details;
    expect(deadline).toMatchObject({ date: '2027-03-05', doubtfulTime: '11:59:59 PT' });
  });

  it('streams progress and one result to a client that accepts events', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const stream = await open(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.headers.get('cache-control')).toContain('no-store');
    const streamed = parseEvents(await stream.text());
    expect(streamed.at(-1)?.event).toBe('result');
    analysisSchema.parse(streamed.at(-1)?.data);
    expect(streamed.slice(0, -1).map(({ event }) => event)).toContain('progress');
    expect(streamed.map(({ event }) => event).filter((name) => name !== 'progress')).toEqual([
      'job',
      'result',
    ]);
  });

  it('returns a 400 for an invalid body, without a stream', async () => {
    const stream = await open(endpoints.analyzeDocument, person().authorization, { documentId: 7 });
    expect(stream.status).toBe(400);
    expect(stream.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it.each([
    ['cannot be read', passwordError, /password/],
    ['has no text', createExtractedText(paragraph('  ')), /no text/],
  ])('returns a 422 with the reason for a document that %s', async (_, extractedText, reason) => {
    const user = person();
    const documentId = fakes.documents.add(user.id, extractedText);
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(response.status).toBe(422);
    expect((response.body as { detail: string }).detail).toMatch(reason);
  });

  it('returns only the default entries if the document is not a call', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, policy);
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(response.body).toMatchObject({
      requirements: ['Document analysis completed'],
      sections: [{ name: 'Project Summary' }, { name: 'Project Description' }, { name: 'Budget' }],
      details: { isCall: false, requirements: [], sections: [] },
    });
  });
});

describe('a stored analysis', () => {
  const stored = (documentId: string) =>
    service.database.collection('analyses').countDocuments({ documentId });

  it('is reused for its owner, and deleted with its document', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const first = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    const second = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(second.body).toEqual(first.body);
    expect(await stored(documentId)).toBe(1);
    const deleted = anEvent(events.documentDeleted, documentId, { ownerId: user.id });
    await service.bus.publish(deleted);
    await service.bus.publish(deleted);
    await waitFor(async () => (await stored(documentId)) === 0);
  });

  it('is not stored if its document is deleted during the analysis', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    await service.bus.publish(anEvent(events.documentDeleted, documentId, { ownerId: user.id }));
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(response.status).toBe(200);
    expect(await stored(documentId)).toBe(0);
  });
});

describe('analyzing a page', () => {
  it('gets the text of the page from the documents service', async () => {
    const url = `https://fund.example/${randomUUID()}`;
    fakes.documents.pages.set(url, { ...guidelines, source: 'html' });
    const response = await send(endpoints.analyzeUrl, person().authorization, { url });
    expect((response.body as Analysis).details.isCall).toBe(true);
  });

  it('returns a 422 with the reason if the page cannot be read', async () => {
    const url = `https://fund.example/${randomUUID()}`;
    const response = await send(endpoints.analyzeUrl, person().authorization, { url });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'unreadable-page' });
  });

  it.each(['ftp://fund.example/', 'not an address', ''])('returns a 400 for %j', async (url) => {
    const response = await send(endpoints.analyzeUrl, person().authorization, { url });
    expect(response.status).toBe(400);
  });
});

describe('drafting', () => {
  it('returns sections in order, with claims and gaps', async () => {
    const response = await send(endpoints.generateApplication, person().authorization, draftBody());
    expect(response.status).toBe(200);
    const draft = generationSchema.parse(response.body);
    expect(draft.provider).toBe('built-in');
    expect(draft.content.match(/<h2>[^<]*<\/h2>/g)).toEqual([
      '<h2>Statement of Need</h2>',
      '<h2>Project Plan</h2>',
    ]);
    expect(draft.claims.filter(({ source }) => source.type === 'unsupported')).toEqual([]);
    expect(draft.gaps.length).toBeGreaterThan(0);
  });

  it('streams each section as it is finished', async () => {
    const stream = await open(endpoints.generateApplication, person().authorization, draftBody());
    const streamed = parseEvents(await stream.text());
    const finished = streamed.flatMap(({ data }) => {
      const { section, content } = data as { section?: string; content?: string };
      return section && content?.startsWith(`<h2>${section}</h2>`) ? [section] : [];
    });
    expect(finished.sort()).toEqual(['Project Plan', 'Statement of Need']);
    generationSchema.parse(streamed.at(-1)?.data);
  });

  it('escapes user input', async () => {
    const organizationInfo = { name: '<b>Bold</b> & Co', mission: '<script>alert(1)</script> us.' };
    const sections = [{ name: '<i>Need</i>', description: 'Who are you?' }];
    const response = await send(
      endpoints.generateApplication,
      person().authorization,
      draftBody({ organizationInfo, sections }),
    );
    const { content } = response.body as Generation;
    expect(content).toContain('<h2>&lt;i&gt;Need&lt;/i&gt;</h2>');
    expect(content).not.toMatch(/<(?:script|b|i)\b/);
  });

  it('drafts the default sections if the analysis found none', async () => {
    const response = await send(
      endpoints.generateApplication,
      person().authorization,
      draftBody({ sections: [] }),
    );
    expect((response.body as Generation).content).toMatch(
      /<h2>Project Summary<\/h2>.*<h2>Project Description<\/h2>.*<h2>Budget<\/h2>/s,
    );
  });

  it("uses the user's own documents, and returns a 404 for those of other users", async () => {
    const user = person();
    const ownDocument = fakes.documents.add(user.id, annualReport, 'report.pdf');
    const another = fakes.documents.add(person().id, annualReport);
    const response = await send(
      endpoints.generateApplication,
      user.authorization,
      draftBody({ documentIds: [ownDocument, ownDocument] }),
    );
    expect(response.status).toBe(200);
    expect(fakes.documents.requestedIds.filter((id) => id === ownDocument)).toHaveLength(1);
    const foreign = await send(
      endpoints.generateApplication,
      user.authorization,
      draftBody({ documentIds: [ownDocument, another] }),
    );
    expect(foreign.status).toBe(404);
  });

  it('returns a 400 without an organization', async () => {
    const body = draftBody({ organizationInfo: { name: '' } });
    const response = await send(endpoints.generateApplication, person().authorization, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ detail: 'No organization selected' });
  });
});
