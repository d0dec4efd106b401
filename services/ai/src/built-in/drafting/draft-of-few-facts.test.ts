import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClaims } from '@grantwright/analyst';
import { draftInput, fewFacts, foundationCall } from './fixtures/draft-inputs.ts';
import { draft, textOf, section, unsupported } from './fixtures/drafted.ts';

describe('sentences that somebody wrote out', () => {
  it('stand in the draft word for word', () => {
    const said = [
      'Our drivers, cooks and two retired teachers visit every farm that asks; nobody pays.',
      'Since 2017 we have placed 48 apprentices with orchards; 19 of them now own a share.',
      "Winters here don't end before May (VT Dept of Agriculture 2023).",
    ];
    const sections = draft(
      draftInput({
        organizationInfo: {
          name: 'Hilltop Orchard School',
          mission: `We teach young people to keep orchards. ${said[0]}`,
          achievements: said[1] ?? '',
          additionalInfo: said[2] ?? '',
        },
        parts: foundationCall,
      }),
    );
    const text = sections.map(textOf).join('\n');
    for (const sentence of said) expect(text).toContain(sentence);
  });
});

describe('a request that says what it is to do before its costs', () => {
  const note =
    'We ask for $12,500 to open a fifth Saturday site in Grayslake in September 2027: $5,200 for a part-time site coordinator, $5,300 for books and $2,000 for training.';
  const purpose = 'open a fifth Saturday site in Grayslake in September 2027';
  const inputWith = (...parts: string[]) =>
    draftInput({
      organizationInfo: {
        name: 'Lakeside Reading Partners',
        mission: 'We help children read on grade level.',
        additionalInfo: note,
      },
      parts: parts.map((name) => ({ name })),
    });

  it('says so once in the project, beside the table', () => {
    const input = inputWith('Project Description', 'Budget');
    const sections = draft(input);
    expect(section(sections, 'Project Description')).toContain(
      `With the grant we will ${purpose}.`,
    );
    expect(section(sections, 'Budget')).toContain('We ask for $12,500.');
    expect(unsupported(input, sections)).toEqual([]);
  });

  it('opens the summary with it', () => {
    const sections = draft(inputWith('Executive Summary', 'Project Description', 'Budget'));
    expect(section(sections, 'Executive Summary')).toContain(
      `Lakeside Reading Partners requests $12,500 to ${purpose}.`,
    );
  });
});

describe('an organization of few facts', () => {
  const input = draftInput({ organizationInfo: fewFacts, parts: foundationCall });

  it('invents nothing', () => {
    const sections = draft(input);
    expect(unsupported(input, sections)).toEqual([]);
    expect(section(sections, 'Organization Background')).toContain(
      'At Friends of Miller Creek, we protect Miller Creek and its banks.',
    );
  });

  it('asks for what is missing, at most two questions a section, none twice', () => {
    const { gaps } = checkClaims({ content: draft(input), sources: input, today: input.today });
    const questions = gaps.map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(5);
    expect(new Set(questions).size).toBe(questions.length);
    for (const { name } of foundationCall)
      expect(gaps.filter((gap) => gap.section === name).length).toBeLessThanOrEqual(2);
  });

  it('is drafted with nothing but a name, whatever the sections are called', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 8 }),
        (names) => {
          const bare = draftInput({
            organizationInfo: { name: 'Elm Street Arts' },
            parts: names.map((name) => ({ name })),
          });
          const sections = draft(bare);
          expect(sections.map(({ name }) => name)).toEqual(names);
          expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
        },
      ),
      { numRuns: 50, examples: [[[' ', ' ', ' ']]] },
    );
  });
});

describe('any text in the profile', () => {
  it('never breaks a draft', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) => {
        const input = draftInput({
          organizationInfo: {
            name: 'Elm Street Arts',
            mission: a,
            currentProjects: b,
            additionalInfo: a,
          },
          answers: [{ question: b || 'What?', answer: a }],
          parts: foundationCall,
        });
        expect(draft(input)).toHaveLength(foundationCall.length);
      }),
      { numRuns: 60 },
    );
  });
});
