import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createBudgetFile } from './budget-file.ts';

const lines = [
  { item: 'Van', basis: '=HYPERLINK("https://x.org")', cost: 30_000, requested: 24_500.5 },
  { item: '+Fuel & <oil>', cost: 100.1, requested: 100.1, other: 0 },
];

async function readParts(currency = 'USD') {
  const blob = await createBudgetFile({ currency, lines });
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[`xl/${name}`] ?? new Uint8Array());
  return {
    sheet: part('worksheets/sheet1.xml'),
    strings: part('sharedStrings.xml'),
    styles: part('styles.xml'),
    workbook: part('workbook.xml'),
  };
}

describe('the budget spreadsheet', () => {
  it('contains numbers, and formulas with their results', async () => {
    const { sheet, workbook } = await readParts();
    expect(workbook).toContain('name="Budget"');
    expect(sheet).toContain('<v>24500.5</v>');
    expect(sheet).toContain('<f>SUM(C2:C3)</f><v>30100.1</v>');
    expect(sheet).toContain('<f>SUM(D2:D3)</f><v>24600.6</v>');
    expect(sheet.match(/<f>/g)).toHaveLength(3);
  });

  it('uses one font, and aligns the headings of amounts with them', async () => {
    const { styles, sheet } = await readParts();
    const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/<name val="Arial"\/><sz val="10"\/>/);
    const formats = styles.match(/<xf [^>]*>(?:<alignment[^>]*>)?/g) ?? [];
    const formatOf = (cell: string) =>
      formats[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])];
    expect(formatOf('C1')).toContain('horizontal="right"');
    expect(formatOf('A1')).toContain('horizontal="left"');
  });

  it('stores text that looks like a formula as text', async () => {
    const { strings, sheet } = await readParts();
    expect(strings).toMatch(/>=HYPERLINK\(/);
    expect(strings).toContain('>+Fuel &amp; &lt;oil&gt;<');
    expect(sheet).not.toContain('HYPERLINK');
  });

  it.each([
    ['USD', '[$$-409]#,##0.00'],
    ['CAD', '[$CAD] #,##0.00'],
  ])('shows amounts in %s', async (currency, format) => {
    expect((await readParts(currency)).styles).toContain(format);
  });

  it('rejects text that is too long for a spreadsheet', async () => {
    const item = '助'.repeat(300);
    const long = Array.from({ length: 140 }, () => ({ item, cost: 1, requested: 1 }));
    await expect(createBudgetFile({ currency: 'USD', lines: long })).rejects.toThrow('too long');
  });
});
