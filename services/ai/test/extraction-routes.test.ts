import { extractionSchema, limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aiUnderTest, parseEvents } from './ai-under-test.ts';
import { annualReport } from './extracted-texts.ts';

const { service, fakes, person, send, endpoints } = aiUnderTest();

const passwordError = new AppError('unreadable-document', 'This file is password-protected.');

describe('extracting from a library document', () => {
  const path = (id: string) => `/api/documents/${id}/extract-org`;

  it('returns fields with their sources', async () => {
    const user = person();
    const id = fakes.documents.add(user.id, annualReport);
    const response = await send(endpoints.extractOrg, user.authorization, undefined, path(id));
    expect(response.status).toBe(200);
    const extraction = extractionSchema.parse(response.body);
    expect(extraction).toMatchObject({ foundedYear: 1998, taxIdNumber: '31-1234567' });
    expect(extraction.sources?.['taxIdNumber']).toMatchObject({ page: 2 });
  });
});

describe('extracting from files', () => {
  const upload = (authorization: string) =>
    request(service.url).post('/api/extract-org-info').set({ authorization });

  it('streams each file to the documents service without saving it', async () => {
    fakes.documents.state.readFile = () => annualReport;
    const response = await upload(person().authorization)
      .attach('files', Buffer.from('%PDF-1.7 one'), 'Jahresbericht für 2025.pdf')
      .attach('files', Buffer.from('%PDF-1.7 two'), 'two.pdf');
    expect(response.status).toBe(200);
    expect(extractionSchema.parse(response.body)).toMatchObject({ taxIdNumber: '31-1234567' });
    // concurrent, so the second may arrive first
    const passed = fakes.documents.files.slice(-2);
    expect(passed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'Jahresbericht für 2025.pdf', bytes: 12, isComplete: true },
      { name: 'two.pdf', bytes: 12, isComplete: true },
    ]);
  });

  it('names a file that cannot be read if others can', async () => {
    fakes.documents.state.readFile = (name) =>
      name === 'locked.pdf' ? passwordError : annualReport;
    const response = await upload(person().authorization)
      .attach('files', Buffer.from('a'), 'locked.pdf')
      .attach('files', Buffer.from('b'), 'open.pdf');
    expect(response.body).toMatchObject({
      taxIdNumber: '31-1234567',
      notes: ['locked.pdf: This file is password-protected.'],
    });
  });

  it('returns a 422 with the reason if no file can be read', async () => {
    fakes.documents.state.readFile = () => passwordError;
    const response = await upload(person().authorization).attach(
      'files',
      Buffer.from('a'),
      'a.pdf',
    );
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ detail: 'This file is password-protected.' });
  });

  it('accepts a file at the size limit, and rejects a larger one', async () => {
    fakes.documents.state.readFile = () => annualReport;
    const atLimit = Buffer.alloc(limits.fileBytes, 1);
    const fits = await upload(person().authorization).attach('files', atLimit, 'at-limit.pdf');
    expect(fits.status).toBe(200);
    expect(fakes.documents.files.at(-1)?.bytes).toBe(limits.fileBytes);
    const over = Buffer.alloc(limits.fileBytes + 200_000, 1);
    const refused = await upload(person().authorization)
      .attach('files', over, 'over.pdf')
      .catch((error: { code: string }) => error);
    // the response may arrive while the rest is still being sent
    if ('status' in refused) expect(refused.status).toBe(413);
    else expect(['EPIPE', 'ECONNRESET']).toContain(refused.code);
    expect(fakes.documents.files.at(-1)).toMatchObject({ name: 'over.pdf', isComplete: false });
  });

  it('returns a 413 for too many files', async () => {
    fakes.documents.state.readFile = () => annualReport;
    const many = upload(person().authorization);
    for (let n = 0; n <= limits.extractionFiles; n++)
      void many.attach('files', Buffer.from('x'), `${n}.pdf`);
    expect((await many).status).toBe(413);
  });

  it('returns a 400 without files, and a 415 for JSON', async () => {
    const none = await upload(person().authorization).field('other', 'x');
    expect(none.status).toBe(400);
    const json = await upload(person().authorization).send({ files: [] });
    expect(json.status).toBe(415);
  });

  it('rejects an upload without files before it starts a stream', async () => {
    const user = person();
    const response = await upload(user.authorization)
      .set('accept', 'text/event-stream')
      .field('files', 'not a file');
    expect(response.status).toBe(400);
    expect(response.type).toBe('application/problem+json');
    const jobs = await request(service.url)
      .get('/api/jobs')
      .set({ authorization: user.authorization });
    expect(jobs.body).toEqual([]);
  });

  it('streams the result of files that arrive together', async () => {
    fakes.documents.state.readFile = () => annualReport;
    const response = await upload(person().authorization)
      .set('accept', 'text/event-stream')
      .attach('files', Buffer.from('one'), 'one.pdf')
      .attach('files', Buffer.from('two'), 'two.pdf');
    const streamed = parseEvents(response.text);
    expect(streamed.at(0)?.event).toBe('job');
    expect(streamed.at(-1)).toMatchObject({ event: 'result', data: { taxIdNumber: '31-1234567' } });
  });

  it('returns a 400 for a truncated upload, and keeps running', async () => {
    const body =
      '--b\r\ncontent-disposition: form-data; name="files"; filename="half.pdf"\r\n\r\nhalf';
    const response = await upload(person().authorization)
      .set('content-type', 'multipart/form-data; boundary=b')
      .send(body);
    expect(response.status).toBe(400);
    expect((await request(service.url).get('/livez')).status).toBe(200);
  });
});
