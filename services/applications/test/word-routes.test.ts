import { describe, expect, it } from 'vitest';
import { paragraphsOf, readDocx } from './read-docx.ts';
import { applicationsUnderTest } from './setup.ts';

const { neighbours, person } = applicationsUnderTest();

const textsOf = async (file: unknown) =>
  paragraphsOf(await readDocx(file as Buffer))
    .map(({ text }) => text)
    .filter((text) => text !== '');

const problemOf = (body: unknown) => JSON.parse((body as Buffer).toString()) as object;

describe('downloading a saved application', () => {
  it('gives a Word file of what is stored, as an attachment', async () => {
    const owner = person();
    const { id } = await owner.created({
      title: 'Mobile pantry',
      grantProgram: 'Community Food Fund',
      content: '<h2>Need</h2><p>One in six.</p>',
      applicationDate: 'November 21, 2026',
      organizationInfo: { name: 'Harbor Street (as written here)' },
    });
    const answer = await owner.download(id);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toContain(
      `attachment; filename="application-${id}.docx"`,
    );
    expect(await textsOf(answer.body)).toEqual([
      'Mobile pantry',
      'Community Food Fund',
      'Harbor Street (as written here)',
      'November 21, 2026',
      'Need',
      'One in six.',
    ]);
  });

  it('takes the organization’s name from its profile, and goes without when there is none', async () => {
    const owner = person();
    const organizationId = neighbours.organizationOf(owner.id, 'Profile name');
    const { id } = await owner.created({ organizationId });
    expect(await textsOf((await owner.download(id)).body)).toContain('Profile name');
    neighbours.removeOrganization(organizationId);
    const without = await owner.download(id);
    expect(without.status).toBe(200);
    expect(await textsOf(without.body)).not.toContain('Profile name');
  });
});

describe('a Word file of what is being edited', () => {
  it('is named by its title and holds the text, cleaned', async () => {
    const answer = await person().docx({
      title: 'Fresh food, for all!',
      grantProgram: 'Community Food Fund',
      content: '<p>Hello <script>alert(1)</script><b>there</b></p>',
      organizationName: 'Harbor Street Food Bank',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('filename="fresh_food__for_all_.docx"');
    const texts = await textsOf(answer.body);
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
  ])('needs a %s', async (path, over) => {
    const whole = { title: 'a', grantProgram: 'b', content: '<p>c</p>' };
    const answer = await person().docx({ ...whole, ...over });
    expect(problemOf(answer.body)).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('of nothing but odd characters has a name that every system takes', async () => {
    const title = '"助成"; ../\\ %0d%0a';
    const answer = await person().docx({ title, grantProgram: 'x', content: 'y' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[a-z0-9_]+\.docx"/,
    );
    expect(await textsOf(answer.body)).toContain(title);
  });
});
