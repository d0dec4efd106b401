import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const focusIn = (text: string): unknown =>
  valuesOf(paperFrom('paper.docx', 'docx', text)).focusAreas;

it('the purposes of articles name fields of work', () => {
  expect(
    focusIn(`# Articles of Incorporation of Alder Flume Society
      Article I. The name of the corporation is Alder Flume Society.
      Article II. The purposes for which the corporation is formed are to restore the flumes of the upper valley, and to teach young people the craft of log driving.`),
  ).toBe('Flumes of the upper valley, craft of log driving');
});

it('a report that quotes the objects of its charity names them, too', () => {
  expect(
    focusIn(`# Tarn Bay Watch Trust
      ## Trustees' report
      The objects of the charity are the relief of loneliness among retired seafarers in Tarn Bay.`),
  ).toBe('Relief of loneliness among retired seafarers');
});

it.each([
  'Our mission is to provide warm coats and boots to children in need.',
  'Alder House strives to provide a safe haven for old horses and hay to their keepers.',
])('what a page says of whom a body helps is no list of its fields: %s', (mission) => {
  expect(focusIn(`# Alder House\n## About us\n${mission}`)).toBeUndefined();
});

it('the name of a body tells no field by itself', () => {
  expect(
    focusIn(`# Alder Bend Hospice
      Alder Bend Hospice is a 501(c)(3) nonprofit.`),
  ).toBeUndefined();
});
