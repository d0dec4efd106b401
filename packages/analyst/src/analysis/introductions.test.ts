import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../testing/classified-units.ts';
import type { Role } from '../model/roles.ts';
import { findRequirements, toRequirement } from './requirements/find-requirements.ts';

/** Returns the checklist when the units that start with these words have the given roles. */
const textsOf = (blocks: Block[], roles: Readonly<Record<string, Role>>): string[] =>
  findRequirements(
    classifiedUnits(blocks, (text) => {
      const start = Object.keys(roles).find((words) => text.startsWith(words));
      const role = start === undefined ? undefined : roles[start];
      return role && { role };
    }),
  ).lines.map((line) => toRequirement(line).text);

describe('an introduction', () => {
  const lead = paragraph('To be considered, applicants must:');

  it('is omitted if its items are requirements', () => {
    expect(
      textsOf([lead, listItem('be registered in Ohio'), listItem('serve children')], {
        To: 'eligible',
        be: 'eligible',
      }),
    ).toEqual(['To be considered, applicants must: be registered in Ohio']);
  });

  it('is combined with its items into one requirement otherwise', () => {
    expect(
      textsOf([lead, listItem('be registered in Ohio.'), listItem('serve children.')], {
        To: 'eligible',
      }),
    ).toEqual(['To be considered, applicants must: be registered in Ohio; serve children.']);
  });

  it('is omitted if nothing follows it', () => {
    expect(textsOf([lead, heading('Dates')], { To: 'eligible' })).toEqual([]);
  });

  it.each([
    [
      'together with its answer if the answer is not a requirement',
      {},
      ['Who may apply? Groups in Ohio.'],
    ],
    [
      'only through its answer if the answer is a requirement',
      { Groups: 'eligible' },
      ['Groups in Ohio.'],
    ],
  ] as const)('that asks a question is listed %s', (_, answer, expected) => {
    const blocks = [paragraph('Who may apply?'), paragraph('Groups in Ohio.')];
    expect(textsOf(blocks, { Who: 'eligible', ...answer })).toEqual(expected);
  });

  it('that asks about a value is combined with its answer into one requirement', () => {
    const roles = { Is: 'amount', It: 'amount' } as const;
    const question = paragraph('Is the grant $5,000?');
    expect(textsOf([question, paragraph('It is $4,000.')], roles)).toEqual([
      'Is the grant $5,000? It is $4,000.',
    ]);
    expect(textsOf([question, heading('Dates')], roles)).toEqual([]);
    const answer = `It is $4,000, ${'and a bit '.repeat(60)}more.`;
    expect(textsOf([question, paragraph(answer)], roles)).toHaveLength(1);
  });

  it('is listed with its items if it states a value', () => {
    const send = 'Send your application to grants@example.org with the following:';
    expect(
      textsOf([paragraph(send), listItem('a budget'), listItem('two letters')], {
        Send: 'submit',
        two: 'attachment',
      }),
    ).toEqual([`${send} a budget; two letters`, `${send} two letters`]);
  });

  it('is listed without its items if they do not fit', () => {
    const send = 'Send your application to grants@example.org. To be eligible, you must:';
    const items = ['a', 'b', 'c'].map((name) => `be ${name} ${'very '.repeat(50)}good`);
    const texts = textsOf([paragraph(send), ...items.map(listItem)], {
      Send: 'eligible',
      To: 'eligible',
      be: 'eligible',
    });
    expect(texts).toHaveLength(4);
    expect(new Set(texts).size).toBe(4);
  });

  it('is listed without its items if they are dated steps', () => {
    const steps = ['March 1, 2027: applications open', 'May 1, 2027: applications close'];
    expect(
      textsOf(
        [paragraph('We award grants by June 30, 2027 in these steps:'), ...steps.map(listItem)],
        {
          We: 'date',
          M: 'deadline',
        },
      ),
    ).toEqual([
      'We award grants by June 30, 2027 in these steps:',
      ...steps.map((step) => `We award grants by June 30, 2027 in these steps: ${step}`),
    ]);
  });

  it.each([
    [
      'is about the form of the application',
      'Name the files of your application like this:',
      'format',
    ],
    ['limits the length of the application', 'Write at most two pages, which should:', 'limit'],
    [
      'is too long to be repeated before its items',
      'Organizations that have received a grant from us in either of the last two years and apply again must also send:',
      'attachment',
    ],
  ] as const)('is listed with its items if it %s', (_, text, role) => {
    const blocks = [
      paragraph(text),
      listItem('one file for the budget'),
      listItem('one for the plan'),
    ];
    expect(textsOf(blocks, { [text]: role, one: role })).toEqual([
      `${text} one file for the budget; one for the plan`,
    ]);
  });

  it('includes as many items as fit', () => {
    const items = Array.from({ length: 40 }, (_, n) => listItem(`criterion number ${n}`));
    const [text = ''] = textsOf([lead, ...items], { To: 'criteria' });
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toMatch(/number \d+$/);
  });
});

it('quotes a requirement together with its related lines', () => {
  const units = classifiedUnits(
    [paragraph('Applicants must:'), listItem('serve children')],
    (text) => (text.endsWith(':') ? { role: 'eligible' } : undefined),
  );
  expect(findRequirements(units).lines.map(toRequirement)).toMatchObject([
    { quote: 'Applicants must:\nserve children' },
  ]);
});

describe('the lines of a postal address', () => {
  it('are joined to the preceding requirement', () => {
    expect(
      textsOf(
        [
          paragraph('Mail your application to the Lindal Fund'),
          paragraph('Attention: Grants Committee'),
          paragraph('PO Box 1234'),
          paragraph('Dayton, Ohio 45402'),
          paragraph('We call you back.'),
        ],
        { Mail: 'submit', Attention: 'submit', PO: 'submit', Dayton: 'submit' },
      ),
    ).toEqual([
      'Mail your application to the Lindal Fund, Attention: Grants Committee, PO Box 1234, Dayton, Ohio 45402',
    ]);
  });

  it('are joined to their introduction', () => {
    expect(
      textsOf(
        [
          paragraph('Mail one copy to:'),
          paragraph('PO Box 1234'),
          paragraph('Dayton, Ohio 45402'),
          paragraph('E-mail a PDF to:'),
          paragraph('grants@example.org'),
          paragraph('We call you back.'),
        ],
        { Mail: 'submit', PO: 'submit', Dayton: 'submit', 'E-mail': 'submit', grants: 'contact' },
      ),
    ).toEqual([
      'Mail one copy to: PO Box 1234; Dayton, Ohio 45402',
      'E-mail a PDF to: grants@example.org',
    ]);
  });

  it('are joined to their introduction even if they are headings', () => {
    const lines = ['PO Box 1234', 'Dayton, Ohio 45402'];
    expect(
      textsOf([paragraph('Return your form to:'), ...lines.map((text) => heading(text))], {
        Return: 'submit',
      }),
    ).toEqual(['Return your form to: PO Box 1234; Dayton, Ohio 45402']);
  });

  it('are combined with their title into one requirement if the address is complete', () => {
    const lines = [paragraph('PO Box 1234'), paragraph('Dayton, Ohio 45402')];
    const roles = { PO: 'submit', Dayton: 'submit' } as const;
    expect(textsOf([heading('How to apply'), ...lines], roles)).toEqual([
      'How to apply: PO Box 1234, Dayton, Ohio 45402',
    ]);
    expect(textsOf([heading('How to apply'), ...lines.slice(1)], roles)).toEqual([]);
  });
});
