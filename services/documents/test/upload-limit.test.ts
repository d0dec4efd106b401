import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest, oneParagraph } from './support/library.ts';

const { person, as, files } = libraryUnderTest({
  settings: { UPLOADS_PER_HOUR: 2, RATE_LIMIT_FACTOR: 1.5 },
  extractor: oneParagraph,
});

describe('uploads from a user', () => {
  it('are limited per hour, without affecting other users', async () => {
    const eager = as(person());
    for (let count = 0; count < 3; count += 1)
      expect((await eager.upload(aPdf(), `${count}.pdf`)).status).toBe(201);
    const before = files().length;
    const refused = await eager.upload(aPdf(), 'one-more.pdf');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(refused.body.detail).toMatch(
      /^You have uploaded a lot of files within an hour\. Try again in /,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(files().length).toBe(before);
    expect((await as(person()).upload(aPdf(), 'mine.pdf')).status).toBe(201);
  });
});
