import { describe, expect, it } from 'vitest';
import { draft, section, unsupported } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';

const organizationInfo = {
  name: 'Tern Island Ferry School',
  type: 'nonprofit' as const,
  mission: 'Tern Island Ferry School teaches islanders to run their own ferry.',
  foundedYear: '2009',
  additionalInfo:
    'We will open an evening class for deck hands in Orsay. Twice a week 14 learners sail with a skipper.',
};
const answers = [
  {
    question: 'Why do the islanders trust you?',
    answer:
      'Every skipper of ours grew up here. The timetable was written by the parents. Logs stay with the learner.',
  },
  {
    question: 'Who comes to the class, and who does not?',
    answer:
      'Fourteen people come, most of them fishermen. Women with small children do not, because nobody minds the children in the evening.',
  },
  {
    question: 'How do you keep learners from getting hurt?',
    answer: 'Nobody goes on deck without a vest. One skipper for four learners, always.',
  },
  {
    question: 'What could go wrong, and what would you do?',
    answer: 'In a gale we stay in the harbor and do knots. Two skippers may leave for the winter.',
  },
  {
    question: 'What would you do with only a part of the money?',
    answer: 'Then we would teach on Mondays only.',
  },
];
const project = { name: 'Project description', description: 'What will you do?' };
const drafted = (...parts: { name: string; description?: string }[]) => {
  const input = draftInput({ organizationInfo, answers, parts: [project, ...parts] });
  const sections = draft(input);
  expect(unsupported(input, sections)).toEqual([]);
  return (name: string): string => section(sections, name);
};

describe('a part that asks for the very thing that was answered', () => {
  it.each([
    ['Trust and cultural fit', 'Every skipper of ours grew up here.', 'Logs stay'],
    ['Equity and inclusion', 'Fourteen people come', 'Women with small children do not'],
    ['Who is left out?', 'Fourteen people come', 'Women with small children do not'],
    ['Keeping people safe', 'without a vest', 'One skipper for four'],
    ['Main risks', 'In a gale', 'Two skippers may leave'],
  ])('%s holds the whole answer', (name, ...told) => {
    const read = drafted({ name });
    for (const each of told) {
      expect(read(name)).toContain(each);
      expect(read(project.name)).not.toContain(each);
    }
  });

  it('hears it in a description where no part is named for it', () => {
    const read = drafted({
      name: 'The crew',
      description: 'Who teaches? How do you keep people from getting hurt?',
    });
    expect(read('The crew')).toContain('without a vest');
  });

  it('takes no answer about safety for one about risks', () => {
    expect(drafted({ name: 'Main risks' })('Main risks')).not.toContain('vest');
  });

  it('leaves an answer out that says nothing where nobody asks for it', () => {
    const read = drafted({ name: 'Statement of need' });
    expect(`${read(project.name)} ${read('Statement of need')}`).not.toContain('Mondays only');
    const asked = 'If we can give only a part';
    expect(drafted({ name: asked })(asked)).toContain('Mondays only');
  });

  it('tells what may go wrong after what will be done', () => {
    const text = drafted()(project.name);
    expect(text.indexOf('evening class')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('evening class')).toBeLessThan(text.indexOf('In a gale'));
  });
});
