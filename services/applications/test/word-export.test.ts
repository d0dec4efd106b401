import { describe, expect, it } from 'vitest';
import { anAnalysis } from './an-analysis.ts';
import { listParagraphs, readDocx } from './read-docx.ts';
import { applicationsUnderTest } from './applications-under-test.ts';

const { services, createUser } = applicationsUnderTest();

const listTexts = async (file: unknown) =>
  listParagraphs(await readDocx(file as Buffer))
    .map(({ text }) => text)
    .filter((text) => text !== '');

const parseProblem = (body: unknown) => JSON.parse((body as Buffer).toString()) as object;

describe('downloading a saved application', () => {
  it('returns a Word file as an attachment', async () => {
    const owner = createUser();
    const { id } = await owner.created({
      title: 'Mobile pantry',
      grantProgram: 'Community Food Fund',
      content: '<h2>Need</h2><p>One in six.</p>',
      applicationDate: 'November 21, 2026',
      organizationInfo: { name: 'Harbor Street (as written here)' },
    });
    const response = await owner.download(id);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toContain(
      `attachment; filename="application-${id}.docx"`,
    );
    expect(await listTexts(response.body)).toEqual([
      'Mobile pantry',
      'Community Food Fund',
      'Harbor Street (as written here)',
      'November 21, 2026',
      'Need',
      'One in six.',
    ]);
  });

  it("uses the name from the organization's profile, if it has one", async () => {
    const owner = createUser();
    const organizationId = services.organizationOf(owner.id, 'Profile name');
    const { id } = await owner.created({ organizationId });
    expect(await listTexts((await owner.download(id)).body)).toContain('Profile name');
    services.removeOrganization(organizationId);
    const withoutName = await owner.download(id);
    expect(withoutName.status).toBe(200);
    expect(await listTexts(withoutName.body)).not.toContain('Profile name');
  });
});

it("downloads a saved application in the funder's format with the applicant's changes", async () => {
  const owner = createUser();
  const analysis = anAnalysis();
  const { id } = await owner.created({
    content: '<p>One in six.</p>',
    analysis: {
      ...analysis,
      details: {
        ...analysis.details,
        requirements: [
          { text: 'Use 12-point Calibri, double-spaced.', kind: 'format', mandatory: true },
        ],
      },
    },
    submission: { format: { lineSpacing: 1.5 } },
  });
  const parts = await readDocx((await owner.download(id)).body as Buffer);
  const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/.exec(parts.get('word/styles.xml') ?? '');
  expect(defaults?.[0]).toContain('w:ascii="Calibri"');
  expect(defaults?.[0]).toContain('<w:sz w:val="24"/>');
  expect(defaults?.[0]).toContain('w:line="360"');
});

describe('exporting a draft', () => {
  it('names the file after the title and sanitizes the text', async () => {
    const response = await createUser().docx({
      title: 'Fresh food, for all!',
      grantProgram: 'Community Food Fund',
      content: '<p>Hello <script>alert(1)</script><b>there</b></p>',
      organizationName: 'Harbor Street Food Bank',
    });
    expect(response.status).toBe(200);
    expect(response.headers['content-disposition']).toContain(
      'filename="fresh_food__for_all_.docx"',
    );
    const texts = await listTexts(response.body);
    expect(texts.slice(0, 3)).toEqual([
      'Fresh food, for all!',
      'Community Food Fund',
      'Harbor Street Food Bank',
    ]);
    expect(texts.at(-1)).toBe('Hello there');
  });

  it.each([
    ['title', { title: ' ' }],
    ['grantProgram', { grantProgram: '' }],
    ['content', { content: ' ' }],
  ])('requires a %s', async (path, overrides) => {
    const whole = { title: 'a', grantProgram: 'b', content: '<p>c</p>' };
    const response = await createUser().docx({ ...whole, ...overrides });
    expect(parseProblem(response.body)).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('turns a title with unusual characters into a file name that every system accepts', async () => {
    const title = '"助成"; ../\\ %0d%0a';
    const response = await createUser().docx({ title, grantProgram: 'x', content: 'y' });
    expect(response.status).toBe(200);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="[a-z0-9_]+\.docx"/,
    );
    expect(await listTexts(response.body)).toContain(title);
  });
});

describe('exporting a PDF', () => {
  it('returns a PDF named after the title', async () => {
    const response = await createUser().pdf({
      title: 'Fresh food!',
      grantProgram: 'Community Food Fund',
      content: '<h2>Need</h2><p>One in six.</p>',
      format: { font: 'Calibri', paper: 'a4' },
    });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-disposition']).toContain('filename="fresh_food_.pdf"');
    const file = (response.body as Buffer).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file).toContain('Carlito');
  });

  it('returns a PDF of text with characters that no font has', async () => {
    const draft = { title: 'a 😀', grantProgram: 'b', content: '<p>助成 שלום</p>' };
    const response = await createUser().pdf(draft);
    expect(response.status).toBe(200);
    expect((response.body as Buffer).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });
});
