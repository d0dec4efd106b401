import { describe, expect, it } from 'vitest';
import { documentText } from '@grantwright/shared/richtext';
import { onlyLoopback } from './only-loopback.ts';
import { closesFakeModel, draft, fakeModel, providerAgainst } from './openai-under-test.ts';

onlyLoopback();
closesFakeModel();

describe('a draft', () => {
  it('asks for every section on its own, side by side, in plain text', async () => {
    let open = 0;
    let most = 0;
    const provider = await providerAgainst(({ data }) => {
      most = Math.max(most, ++open);
      setTimeout(() => open--, 50);
      return { text: `We wrote about ${/Name: (.*)/.exec(data)?.[1]}.`, pieceMs: 60 };
    });
    const sections = await draft(provider);
    expect(sections.map(({ name, blocks }) => [name, documentText(blocks)])).toEqual([
      ['Statement of Need', 'We wrote about Statement of Need.'],
      ['Project Plan', 'We wrote about Project Plan.'],
    ]);
    expect(most).toBe(2);
    expect(fakeModel()?.asked.every(({ schema }) => schema === undefined)).toBe(true);
  });

  it('gives less of the material to a model that cannot take all, the nearest first', async () => {
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
    const last = fakeModel()?.asked.at(-1)?.data;
    expect(last).toContain('Hunger in the county rose in every year since the flood.');
    expect(last).toContain('Name: Food Bank');
  });

  it('is free of our own marks when a model repeats them', async () => {
    const provider = await providerAgainst(({ data }) => ({
      text: `${data.split('\n')[0]}> We see the need daily.`,
    }));
    const [need] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
  });

  it('keeps what came when one section fails, and says what is missing', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan') ? { status: 500 } : { text: 'We see the need daily.' },
    );
    const [need, plan] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
    expect(documentText(plan?.blocks ?? [])).toMatch(/^\[NEEDS INPUT: .*Project Plan.*\]$/);
  });

  it('fails when the account is spent, whatever came before', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan')
        ? { status: 429, code: 'insufficient_quota' }
        : { text: 'We see the need daily.' },
    );
    await expect(draft(provider)).rejects.toMatchObject({ code: 'provider-failed' });
  });

  it('marks a section that broke off and keeps its whole sentences', async () => {
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
