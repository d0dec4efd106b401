import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { receiptToPdf } from './receipt-to-pdf.ts';

const receipt = {
  id: 'payment-1',
  number: '3F9A-21BC-77D0',
  paidAt: '2026-11-20T10:00:00Z',
  amount: 1000,
  currency: 'usd',
  status: 'disputed' as const,
};

async function open(buyer: string[]) {
  const data = new Uint8Array(
    await receiptToPdf(receipt, { seller: 'Grantwright', buyer, isChargeDateKnown: false }),
  );
  const pdf = await getDocument({ data }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  return { pdf, page, text };
}

it('omits a name that the font cannot show, and keeps the email', async () => {
  const { text } = await open(['田中 שלום', 'tanaka@example.org']);
  expect(text).toContain('tanaka@example.org');
  expect(text).not.toContain('田');
  expect(text).toContain('Disputed by your bank');
});

it('omits the card and the day of payment if they are unknown', async () => {
  const { text } = await open(['tanaka@example.org']);
  expect(text).not.toMatch(/Payment method|Card|Date paid/);
  expect(text).toContain('Date');
});

it('creates a tagged PDF with a title, a heading and a table, on one page even with the longest names', async () => {
  const { pdf, page } = await open(['W'.repeat(200), `${'w'.repeat(242)}@example.org`]);
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"${role}"`);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Receipt 3F9A-21BC-77D0' });
  expect(pdf.numPages).toBe(1);
});
