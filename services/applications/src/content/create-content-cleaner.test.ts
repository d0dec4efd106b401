import { afterAll, describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { createApplicationWorkers } from '../workers/create-application-workers.ts';
import { createContentCleaner } from './create-content-cleaner.ts';

const workers = createApplicationWorkers({ threads: 1, heapMb: 200 });
const cleaner = createContentCleaner(workers);
afterAll(() => workers.close());
const clean = (html: string) => cleaner.clean(html, 'a user');

describe('sanitizing the text of an application', () => {
  it('counts gaps that formatting splits', async () => {
    const html = '<p>[NEEDS <b>INPUT: how many</b>?]</p><ul><li>[NEEDS INPUT: when?]</li></ul>';
    expect(await clean(html)).toMatchObject({ openGaps: 2 });
    expect(await clean('<p>[needs</p><p>INPUT: x]</p>')).toMatchObject({ openGaps: 0 });
  });

  it('gives the same result in a thread, where long text is sanitized', async () => {
    const html =
      '<p onclick=x>We <b>feed</b> people. <script>x</script>[NEEDS INPUT: y]</p>'.repeat(2_000);
    const cleaned = await clean(html);
    expect(cleaned).toEqual(cleanContent(html));
    expect(cleaned.openGaps).toBe(2_000);
    expect(cleaned.content).not.toContain('script');
  });

  it('also counts findings in a thread', async () => {
    const readiness = { title: 'A roof', grantProgram: 'Shelter Fund', now: new Date() };
    const html = `<p>${'We feed people. '.repeat(10_000)}</p><p>[TBD]</p>`;
    const { openFindings } = await cleaner.clean(html, 'a user', readiness);
    expect(openFindings).toEqual(cleanContent(html, readiness).openFindings);
    expect(openFindings?.blockers).toBe(1);
  });

  it('sanitizes short text while a long text is in progress', async () => {
    const long = clean('<p>x</p>'.repeat(15_000));
    const order: string[] = [];
    await Promise.all([
      long.then(() => order.push('long')),
      clean('<p>short</p>').then(() => order.push('short')),
    ]);
    expect(order).toEqual(['short', 'long']);
  });

  it('rejects text over a limit only after sanitizing it', async () => {
    await expect(clean(`<p>${'&'.repeat(600_000)}</p>`)).rejects.toMatchObject({
      code: 'too-large',
      detail: expect.stringMatching(/longer than 2 MB/),
    });
    // sanitizing wraps every piece of text in all three marks again
    const marked = `<b><i><u>${'a<a href="https://a.org">b</a>'.repeat(10_000)}</u></i></b>`;
    await expect(clean(marked)).rejects.toMatchObject({
      code: 'too-large',
      detail: expect.stringMatching(/more than 20,000/),
    });
  });
});
