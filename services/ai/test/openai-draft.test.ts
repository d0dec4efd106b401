import { describe, expect, it } from 'vitest';
import { documentToText } from '@grantwright/shared/richtext';
import { allowOnlyFakeModels, draft, fakeModel, providerAgainst } from './openai-under-test.ts';

allowOnlyFakeModels();

describe('a draft', () => {
  it('requests each section separately and concurrently, as plain text', async () => {
    let requestLast = (): void => undefined;
    const lastRequested = new Promise<void>((resolve) => (requestLast = resolve));
    const provider = await providerAgainst(({ data }, nth) => {
      if (nth === 2) requestLast();
      // The first response waits for the second request.
      return { text: `We wrote about ${/Name: (.*)/.exec(data)?.[1]}.`, after: lastRequested };
    });
    const sections = await draft(provider);
    expect(sections.map(({ name, blocks }) => [name, documentToText(blocks)])).toEqual([
      ['Statement of Need', 'We wrote about Statement of Need.'],
      ['Project Plan', 'We wrote about Project Plan.'],
    ]);
    expect(fakeModel()?.requests).toHaveLength(2);
    expect(fakeModel()?.requests.every(({ schema }) => schema === undefined)).toBe(true);
  });

  it('uses only the most relevant sources if the model has a small context', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 9_000
        ? { status: 400, message: 'request (9000 tokens) exceeds the available context size' }
        : { text: 'We see the need daily.' },
    );
    const notes = Array.from(
      { length: 400 },
      (_, n) => `Our van number ${n} was washed on a Monday.`,
    );
    const sections = [{ name: 'Statement of Need', description: 'Describe hunger in the county.' }];
    const additionalInfo = [...notes, 'Hunger in the county rose in every year since the flood.'];
    const [need] = await draft(provider, {
      sections,
      organizationInfo: { name: 'Food Bank', additionalInfo: additionalInfo.join('\n') },
    });
    expect(documentToText(need?.blocks ?? [])).toBe('We see the need daily.');
    const last = fakeModel()?.requests.at(-1)?.data;
    expect(last).toContain('Hunger in the county rose in every year since the flood.');
    expect(last).toContain('Name: Food Bank');
  });

  it('does not contain our delimiters even if the model repeats them', async () => {
    const provider = await providerAgainst(({ data }) => ({
      text: `${data.split('\n')[0]}> We see the need daily.`,
    }));
    const [need] = await draft(provider);
    expect(documentToText(need?.blocks ?? [])).toBe('We see the need daily.');
  });

  it('keeps the other sections if one fails, and marks the missing section', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan') ? { status: 500 } : { text: 'We see the need daily.' },
    );
    const [need, plan] = await draft(provider);
    expect(documentToText(need?.blocks ?? [])).toBe('We see the need daily.');
    expect(documentToText(plan?.blocks ?? [])).toMatch(/^\[NEEDS INPUT: .*Project Plan.*\]$/);
  });

  it('fails if the account has run out of credit, even after finished sections', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan')
        ? { status: 429, code: 'insufficient_quota' }
        : { text: 'We see the need daily.' },
    );
    await expect(draft(provider)).rejects.toMatchObject({ code: 'provider-failed' });
  });

  it('keeps the complete sentences of a truncated section, and marks it', async () => {
    const provider = await providerAgainst(() => ({
      text: 'We served 12,400 households. Next year we wi',
      finish: 'length',
    }));
    const [need] = await draft(provider);
    expect(documentToText(need?.blocks ?? [])).toMatch(
      /^We served 12,400 households\.\n+\[NEEDS INPUT: .*ends here.*\]$/,
    );
  });
});

describe("a draft with the funder's rules", () => {
  const rule = { kind: 'eligibility', mandatory: true, page: 3 } as const;
  const quote = 'Funds may not be used to purchase vehicles.';
  const details = {
    provider: 'openai' as const,
    isCall: true,
    requirements: [
      { ...rule, text: 'Applicants have an office in Marlow County.' },
      { ...rule, kind: 'deadline' as const, text: 'Apply by March 5, 2027.' },
    ],
    eligibility: { eligible: [], ineligible: [{ text: 'No vehicles.', quote, page: 3 }] },
    sections: [
      {
        name: 'Budget',
        description: 'List all costs.',
        required: true,
        appliesTo: 'Track 2',
        prompts: ['Which costs do you have?', 'Who else pays?'],
      },
    ],
    questions: [{ question: 'What does it cost?', sections: ['Budget'] }],
    notes: [],
  };
  const over = {
    requirements: details.requirements.map(({ text }) => text),
    sections: [{ name: 'Budget', description: 'List all costs.' }],
    answers: [{ question: 'What does it cost?', answer: 'Van $14,000, fuel $2,000.' }],
    details,
  };

  it('is requested with numbered prompts, a table, and only the rules about the section', async () => {
    const provider = await providerAgainst(() => ({ text: 'We see the need daily.' }));
    await draft(provider, over);
    const { task = '', data = '' } = fakeModel()?.requests[0] ?? {};
    expect(task).toContain('| Item | Amount |');
    expect(data).toContain('Prompt 1: Which costs do you have?\nPrompt 2: Who else pays?');
    expect(data).toContain('Only for: Track 2');
    expect(data).toContain('No vehicles.');
    expect(data).toContain('Total of the listed costs: $16,000');
    expect(data).not.toContain('March 5, 2027');
  });

  it('is requested with general rules that the facts of a section may violate', async () => {
    const provider = await providerAgainst(() => ({ text: 'We see the need daily.' }));
    const rules = Array.from(
      { length: 99 },
      (_, n) => `Group ${n} follows the order of region ${n}.`,
    );
    await draft(provider, {
      ...over,
      sections: [
        { name: 'Organization', description: '' },
        { name: 'Timeline', description: 'When does the work start?' },
      ],
      answers: [{ question: 'When does the work start?', answer: 'We buy vehicles in May.' }],
      details: {
        ...details,
        eligibility: {
          eligible: rules.map((text) => ({ text })),
          ineligible: [{ text: 'No cost for vehicles is paid.', quote }],
        },
      },
    });
    const timeline = fakeModel()?.requests.find(({ data }) => data.includes('Name: Timeline'));
    const general = /<<<general rules.*?<<<end/s.exec(timeline?.data ?? '')?.[0] ?? '';
    expect(general).toContain('[cost] No cost for vehicles is paid.');
    expect(general.length).toBeLessThan(4_000);
  });

  it('returns verified notes separately from the text', async () => {
    const rows = '| Item | Amount |\n| Van | $14,000 |\n| Fuel | $2,000 |\n| Total | $16,000 |';
    const provider = await providerAgainst(({ task }) => ({
      text: `${rows}\n\n${/^NOTES .*$/m.exec(task)?.[0]}
unallowed-cost | The van for $14,000 is not paid. | ${quote}
ineligible | The office is in Dayton. | Applicants have an office in Marlow County.`,
    }));
    const [budget] = await draft(provider, over);
    expect(budget?.blocks.map(({ type }) => type)).toEqual(['table']);
    expect(budget?.notes).toEqual([
      {
        section: 'Budget',
        kind: 'unallowed-cost',
        text: 'The van for $14,000 is not paid.',
        quote,
        page: 3,
      },
    ]);
  });

  it('keeps the full text of a response that is truncated in its notes', async () => {
    const provider = await providerAgainst(({ task }) => ({
      text: `We buy fuel.\n${/^NOTES .*$/m.exec(task)?.[0]}\nunallowed-cost | The van is not paid. | ${quote}\nother | The`,
      finish: 'length',
    }));
    const [budget] = await draft(provider, over);
    expect(documentToText(budget?.blocks ?? [])).toBe('We buy fuel.');
    expect(budget?.notes).toHaveLength(1);
  });
});
