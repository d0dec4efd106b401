import type { OrganizationInfo } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import {
  checkClaims,
  draftLines,
  gapMark,
  splitSentences,
  wordOverlap,
} from '@grantwright/analyst';
import { draftApplication } from './draft-application.ts';
import {
  draftInput,
  foundationCall,
  orchestra,
  orchestraAnswers,
  shortForm,
} from './fixtures/draft-inputs.ts';

/** Notes as they are written in a hurry: no final points, co-funders between the costs. */
const kitchen: OrganizationInfo = {
  name: 'Open Table Ministry',
  type: 'religious',
  mission: 'We feed whoever comes and eat together.',
  foundedYear: 1996,
  achievements: '47,300 hot meals last year. Cold-weather shelter open 97 nights last winter.',
  contactInfo: { city: 'Dubuque', state: 'IA' },
  additionalInfo: `the walk-in cooler failed twice this year
want a new walk-in $38,500, 2 ovens ($11,200 ea), dish machine $14,700. asking for $60,000
Hollis Family Foundation $10,000 (confirmed)
Sister Agnes Mwangi runs it since 2012
1 in 5 guests is a child
new kitchen will let us serve 65,000 meals a year
install June 2027`,
};

const cases = [
  { organizationInfo: orchestra, answers: orchestraAnswers, parts: foundationCall },
  { organizationInfo: orchestra, answers: orchestraAnswers, parts: shortForm },
  { organizationInfo: kitchen, answers: [], parts: foundationCall },
].map(draftInput);

const drafted = cases.map((input) => {
  const sections = [...draftApplication(input).sections()];
  const texts = sections.map((section) =>
    draftLines([section])
      .map(({ text }) => text.replace(gapMark, '').trim())
      .join('\n'),
  );
  return { input, sections, texts };
});

describe('drafts of the repository’s own organizations', () => {
  it('serve two sections in three and more', () => {
    const texts = drafted.flatMap((draft) => draft.texts);
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => text.length > 30).length / texts.length).toBeGreaterThan(0.65);
  });

  it('state no figure, date or name without a source', () => {
    const alarms = drafted.flatMap(({ input, sections }) =>
      checkClaims({ content: sections, sources: input, today: input.today }).claims.filter(
        ({ source }) => source.type === 'unsupported',
      ),
    );
    // a price times a number that only the draft multiplies, and the total with it, are left to a person
    expect(alarms.map(({ text }) => text)).toEqual(['$75,600', '$22,400']);
  });

  it('say nothing twice', () => {
    for (const { texts } of drafted) {
      const sentences = texts
        .flatMap((text) => text.split('\n'))
        .flatMap((line) => splitSentences(line).map(({ text }) => text))
        .filter((text) => text.split(' ').length > 5);
      const twice = sentences.filter((one, at) =>
        sentences.slice(at + 1).some((other) => wordOverlap(one, other) > 0.85),
      );
      expect(twice).toEqual([]);
    }
  });

  it('count what others give as no cost, and several of a thing as often as they are', () => {
    const budget = drafted.at(-1)?.texts.at(-1) ?? '';
    expect(budget).toContain('$22,400');
    expect(budget).not.toMatch(/Hollis[^\n]*\n\$10,000/);
  });
});
