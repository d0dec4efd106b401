import { describe, expect, it } from 'vitest';
import { documentText } from '@grantwright/shared/richtext';
import { onlyLoopback } from './only-loopback.ts';
import { closeFakeModelAfterEach, draft, fakeModel, providerAgainst } from './openai-under-test.ts';

onlyLoopback();
closeFakeModelAfterEach();

describe('a draft', () => {
  it('requests each section separately and concurrently, as plain text', async () => {
    let open = 0;
    let maxOpen = 0;
    const provider = await providerAgainst(({ data }) => {
      maxOpen = Math.max(maxOpen, ++open);
      setTimeout(() => open--, 50);
      return { text: `We wrote about ${/Name: (.*)/.exec(data)?.[1]}.`, pieceMs: 60 };
    });
    const sections = await draft(provider);
    expect(sections.map(({ name, blocks }) => [name, documentText(blocks)])).toEqual([
      ['Statement of Need', 'We wrote about Statement of Need.'],
      ['Project Plan', 'We wrote about Project Plan.'],
    ]);
    expect(maxOpen).toBe(2);
    expect(fakeModel()?.requests.every(({ schema }) => schema === undefined)).toBe(true);
  });

  it('sends only the most relevant sources to a model with a small context', async () => {
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
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
    const last = fakeModel()?.requests.at(-1)?.data;
    expect(last).toContain('Hunger in the county rose in every year since the flood.');
    expect(last).toContain('Name: Food Bank');
  });

  it('does not contain our delimiters when a model repeats them', async () => {
    const provider = await providerAgainst(({ data }) => ({
      text: `${data.split('\n')[0]}> We see the need daily.`,
    }));
    const [need] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
  });

  it('keeps the other sections when one fails, and marks the missing one', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan') ? { status: 500 } : { text: 'We see the need daily.' },
    );
    const [need, plan] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
    expect(documentText(plan?.blocks ?? [])).toMatch(/^\[NEEDS INPUT: .*Project Plan.*\]$/);
  });

  it('fails when the account has run out of credit, even after finished sections', async () => {
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
    expect(documentText(need?.blocks ?? [])).toMatch(
      /^We served 12,400 households\.\n+\[NEEDS INPUT: .*broke off.*\]$/,
    );
  });
});
