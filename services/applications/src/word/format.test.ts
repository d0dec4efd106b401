import type { DocumentFormat } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { createWordParts } from '../../test/word-application.ts';

const html = `<h1>One</h1><h3>Three</h3><p>Body</p><ul><li>Item</li></ul>
  <table><tr><th>Item</th><th>Cost</th></tr><tr><td>Van</td><td>12</td></tr></table>`;

async function createPartReader(format?: DocumentFormat) {
  const parts = await createWordParts(html, { format });
  return (path: string) => parts.get(`word/${path}.xml`) ?? '';
}

const findStyle = (styles: string, id: string) =>
  new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(styles)?.[0] ?? '';

it("uses the funder's font, sizes and line spacing in every style", async () => {
  const part = await createPartReader({ font: 'Times New Roman', fontSize: 12, lineSpacing: 2 });
  const styles = part('styles');
  const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/.exec(styles)?.[0];
  expect(defaults).toContain('<w:sz w:val="24"/>');
  expect(defaults).toContain('<w:spacing w:line="480" w:lineRule="auto"/>');
  const fonts = [...styles.matchAll(/w:(?:ascii|hAnsi|cs)="([^"]*)"/g)].map(([, font]) => font);
  expect([...new Set(fonts)]).toEqual(['Times New Roman']);
  const document = part('document');
  const used = [...document.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, id = '']) => id);
  const looks = [...used, 'Footer'].map((id) => findStyle(styles, id));
  const sizes = [...`${looks.join('')}${document}`.matchAll(/<w:sz w:val="(\d+)"/g)];
  expect(Math.min(...sizes.map(([, size]) => Number(size)))).toBe(24);
  expect(findStyle(styles, 'Heading1')).toContain('<w:sz w:val="30"/>');
  expect(findStyle(styles, 'TableText')).toContain('w:line="252"');
});

it('keeps the default format if the funder states none', async () => {
  const [usual, stated] = [await createPartReader(), await createPartReader({ fontSize: 10 })];
  expect(stated('document')).toBe(usual('document'));
  expect(findStyle(stated('styles'), 'Heading1')).toBe(findStyle(usual('styles'), 'Heading1'));
  expect(findStyle(stated('styles'), 'TableText')).toBe(findStyle(usual('styles'), 'TableText'));
  expect(stated('styles')).toContain('<w:sz w:val="20"/>');
});

it('sets the paper size and the margins, and fits tables between the margins', async () => {
  const part = await createPartReader({ paper: 'a4', margin: 0.5 });
  const document = part('document');
  expect(document).toContain('<w:pgSz w:w="11906" w:h="16838"');
  expect(document).toMatch(/<w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720"/);
  expect(document).toMatch(/w:header="360" w:footer="360"/);
  expect(document).toContain('<w:tblW w:type="dxa" w:w="10466"/>');
  const columns = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) =>
    Number(width),
  );
  const total = columns.reduce((sum, width) => sum + width, 0);
  expect(total).toBeGreaterThan(10_460);
  expect(total).toBeLessThanOrEqual(10_466);
});

it('adds the header and page numbers that the funder requires', async () => {
  const part = await createPartReader({ header: 'Harbor Street <Food> Bank', pageNumbers: false });
  expect(part('header1')).toContain('Harbor Street &lt;Food&gt; Bank');
  expect(part('header1')).toContain('<w:pStyle w:val="Header"/>');
  expect(findStyle(part('styles'), 'Header')).toContain('<w:name w:val="header"/>');
  expect(part('footer1')).toBe('');
  const defaultPart = await createPartReader();
  expect([defaultPart('header1'), findStyle(defaultPart('styles'), 'Header')]).toEqual(['', '']);
});
