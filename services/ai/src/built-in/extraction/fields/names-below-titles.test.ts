import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('report', 'docx', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

it.each([
  [
    `# Rapport annuel / Annual Report 2023
    Loch Erne Curlew Watch CLG (trading as Curlew Watch)
    Company limited by guarantee`,
    'Loch Erne Curlew Watch CLG',
  ],
  [
    `# Trustees' Annual Report for the year ended 31 March 2024
    Whin Hill Growers SCIO`,
    'Whin Hill Growers SCIO',
  ],
])('takes the body in law below the title of its report: “%s”', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

it('takes no title in another language for a name', () => {
  expect(
    nameOf(`# Jahresbericht / Annual Report 2023
    We planted forty oaks.`),
  ).toBeUndefined();
});
