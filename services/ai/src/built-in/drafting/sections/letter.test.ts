import { describe, expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { draft, section, unsupported } from '../fixtures/drafted.ts';

const answers = [
  {
    question: 'What have you achieved so far?',
    answer: 'In 2025 our twelve beekeepers brought 64 hives through the winter.',
  },
  {
    question: 'How will the work go on after the grant?',
    answer: 'After the grant the sale of honey keeps the hives going.',
  },
  {
    question: 'How much do you ask for, and what will it cost, item by item?',
    answer: 'We ask for $3,000.\n- Hives: $1,800\n- Suits: $1,200',
  },
  {
    question: 'Who are your partners and what does each of them do?',
    answer: 'The parish of Dunlow lends the meadow behind the church.',
  },
  {
    question: 'What will you do, step by step?',
    answer: 'We will teach thirty newcomers to keep bees in the meadow from April 2028 on.',
  },
  {
    question: 'Why is it needed?',
    answer: 'Dunlow has lost half of its orchards because nothing pollinates them.',
  },
];
const written = (...names: string[]) => writtenFor(...names.map((name) => ({ name })));
const writtenFor = (...parts: Parameters<typeof draftInput>[0]['parts']) => {
  const input = draftInput({
    organizationInfo: { name: 'Dunlow Beekeepers', mission: 'We keep bees in Dunlow.' },
    parts,
    answers,
  });
  const sections = draft(input);
  expect(unsupported(input, sections)).toEqual([]);
  return (name: string): string => section(sections, name);
};

describe('a letter that is one part', () => {
  it('tells who asks for what, the need, the partners, the money and what continues', () => {
    const text = written('Letter of inquiry')('Letter of inquiry');
    const places = [
      'Dunlow Beekeepers requests $3,000',
      'lost half of its orchards',
      'lends the meadow',
      'Hives',
      'sale of honey',
    ].map((said) => text.indexOf(said));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('does not close with what was achieved before', () => {
    const text = written('Letter of inquiry')('Letter of inquiry');
    expect(text.indexOf('64 hives')).toBeLessThan(text.indexOf('lends the meadow'));
  });

  it.each(['Letter of Intent', 'One letter of intent', 'LOI', 'Concept note'])(
    'tells the project under “%s” too, where its prompts name little but the money',
    (name) => {
      const text = writtenFor({
        name,
        prompts: [
          'The organization',
          'The program for which funding is requested',
          'The total budget',
          'The portion of the budget for which foundation funds are being requested',
          'Other funding sources committed to the project',
        ],
      })(name);
      expect(text).toContain('requests $3,000');
      expect(text).toContain('teach thirty newcomers');
      expect(text).toContain('lends the meadow');
      expect(text).not.toContain('Which file will you attach');
    },
  );
});

describe('a part for what may go wrong', () => {
  it('takes no need, and asks', () => {
    const text = written('Statement of need', 'Project description', 'Risks and obstacles');
    expect(text('Statement of need')).toContain('orchards');
    expect(text('Risks and obstacles')).toContain('[NEEDS INPUT: What could go wrong');
  });
});

describe('a timeline', () => {
  it('holds what will be and not what was', () => {
    const text = written('About us', 'Project description', 'Timeline', 'Budget');
    expect(text('Timeline')).not.toContain('2025');
  });
});
