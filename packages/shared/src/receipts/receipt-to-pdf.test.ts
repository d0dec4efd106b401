import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pdfUaProblems } from '../testing/pdf-ua/index.ts';
import { receiptToPdf } from './receipt-to-pdf.ts';

const receipt = {
  id: 'payment-1',
  number: '3F9A-21BC-77D0',
  paidAt: '2026-11-20T10:00:00Z',
  amount: 1000,
  currency: 'usd',
  status: 'disputed' as const,
};

const make = (buyer: string[], parties = {}) =>
  receiptToPdf(receipt, { seller: 'Grantwright', buyer, ...parties });

/** The longest names and all rows. */
const makeLongest = () =>
  make([letters.repeat(4).slice(0, 200), `${letters.slice(0, 60)}@${'e'.repeat(200)}.org`], {
    seller: letters.repeat(5).slice(0, 300),
    cardLast4: '4242',
  });
/** Different letters, because each needs space in the embedded font. */
const letters = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x410 + index)).join(
  '',
);

async function open(buyer: string[]) {
  const data = new Uint8Array(await make(buyer));
  const pdf = await getDocument({ data }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  return { pdf, page, text };
}

it('omits a name that the font cannot show, but keeps the email', async () => {
  const { text } = await open(['田中 שלום', 'tanaka@example.org']);
  expect(text).toContain('tanaka@example.org');
  expect(text).not.toContain('田');
  expect(text).toContain('Disputed by your bank');
});

it('omits the card if it is unknown', async () => {
  const { text } = await open(['tanaka@example.org']);
  expect(text).not.toMatch(/Payment method|Card/);
});

it('meets PDF/UA with a title, a heading and a table', async () => {
  const { pdf, page } = await open(['Tanaka', 'tanaka@example.org']);
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"${role}"`);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Receipt 3F9A-21BC-77D0' });
  expect(pdfUaProblems(await make(['Tanaka', 'tanaka@example.org']))).toEqual([]);
});

it('fits on one page and in 60 kB, even with the longest names', async () => {
  const file = await makeLongest();
  expect(pdfUaProblems(file)).toEqual([]);
  expect(file.length).toBeLessThan(60_000);
  expect((await getDocument({ data: new Uint8Array(file) }).promise).numPages).toBe(1);
});

it('produces the same bytes each time', async () => {
  expect(await make(['Tanaka'])).toEqual(await make(['Tanaka']));
});
