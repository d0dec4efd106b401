import { afterAll, describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { contentCleaner } from './content-cleaner.ts';

const cleaner = contentCleaner();
afterAll(() => cleaner.close());

describe('cleaning the text of an application', () => {
  it('counts open questions, also where formatting divides them', async () => {
    const html = '<p>[NEEDS <b>INPUT: how many</b>?]</p><ul><li>[NEEDS INPUT: when?]</li></ul>';
    expect(await cleaner.clean(html)).toMatchObject({ openGaps: 2 });
    expect(await cleaner.clean('<p>[needs</p><p>INPUT: x]</p>')).toMatchObject({ openGaps: 0 });
  });

  it('does the same to a long text, in a thread', async () => {
    const html =
      '<p onclick=x>We <b>feed</b> people. <script>x</script>[NEEDS INPUT: y]</p>'.repeat(2_000);
    const clean = await cleaner.clean(html);
    expect(clean).toEqual(cleanContent(html));
    expect(clean.openGaps).toBe(2_000);
    expect(clean.content).not.toContain('script');
  });

  it('keeps answering others meanwhile', async () => {
    const long = cleaner.clean('<p>x</p>'.repeat(60_000));
    const order: string[] = [];
    await Promise.all([
      long.then(() => order.push('long')),
      cleaner.clean('<p>short</p>').then(() => order.push('short')),
    ]);
    expect(order).toEqual(['short', 'long']);
  });
});
