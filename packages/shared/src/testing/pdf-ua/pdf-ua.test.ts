import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { finishPdf } from '../../pdf/index.ts';
import { pdfUaProblems } from './index.ts';

it('finds missing tags and fonts that are not embedded', async () => {
  const problems = pdfUaProblems(await finishPdf(new PDFDocument().text('Untagged')));
  expect(problems).toContain('not: is marked as tagged');
  expect(problems).toContain('page 1: TJ outside of marked content');
  expect(problems).toContain('page 1: Helvetica is not embedded');
});
