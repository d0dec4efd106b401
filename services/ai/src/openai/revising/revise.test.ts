import { documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import { expect, it } from 'vitest';
import { parseRevisedBlocks } from './revise.ts';

const before = htmlToDocument(
  '<p>We <a href="https://example.org/">report</a>.</p><h3>Who</h3><p>Families.</p>',
);
const replied = (reply: string) => documentToHtml(parseRevisedBlocks(reply, 'Need', before));

it("keeps the section's own elements and links", () => {
  const html = '<p><a href="https://example.org/">We report</a>.</p><h3>Who</h3><p>Them.</p>';
  expect(replied(`\`\`\`html\n${html}\n\`\`\``)).toContain(html);
});

it('removes other links, headings, scripts and hidden characters', () => {
  expect(
    replied(
      '<h2>Team</h2><p>See <a href="https://evil.example/"><strong>here</strong></a>&#8203;now.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    ),
  ).toBe('<p>Team</p><p>See <strong>here</strong>now.</p>');
});

it('accepts plain text', () => {
  expect(replied('We report.\n\n- One\n- Two')).toBe(
    '<p>We report.</p><ul><li>One</li><li>Two</li></ul>',
  );
  expect(replied('  ')).toBe('');
});
