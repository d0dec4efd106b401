import { describe, expect, it } from 'vitest';
import { statement, type Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { shortLead } from './short-lead.ts';

let order = 0;
const answer = (text: string, asked: Topic, more: Partial<Statement> = {}): Statement => ({
  ...statement(
    { text, origin: 'answer', order: order++, question: asked },
    { [asked]: 3 },
    'known',
  ),
  asked,
  ...more,
});
const led = (statements: Statement[], score = 1): string[] =>
  shortLead(
    statements,
    statements.map(() => [score]),
    0,
  ).map((at) => statements[at]?.text ?? '');

describe('a project in short', () => {
  const work = answer('We want to turn the old depot into a repair shop for bicycles.', 'project');
  const whom = answer('Forty young people from the two estates learn there.', 'population');
  const rest = answer('The city lends the depot for ten years.', 'partners');

  it('is what will be done, and for how many', () => {
    expect(led([rest, work, whom])).toEqual([work.text, whom.text]);
  });

  it('goes on to what is done where the first sentence only names it', () => {
    const name = answer('We would like to apply for Spoke and Saddle.', 'project');
    const deed = answer('We will mend 90 bicycles a month with the pupils.', 'project');
    expect(led([name, deed])).toEqual([name.text, deed.text]);
  });

  it('is what the notes call it, and no limit to a class', () => {
    const small = answer('No class above 8 people.', 'project');
    const what = answer('WHAT: Reading and computer practice in the same lesson.', 'project');
    expect(led([small, what])).toEqual([what.text]);
  });

  it('does not open with what may go wrong or how people hear of it', () => {
    const word = answer('We will hang posters in the yards.', 'project', {
      question: 'How will people hear about the shop?',
    });
    expect(led([word, work])).toEqual([work.text]);
  });

  it('names nobody twice', () => {
    const both = answer('We will teach 40 young people to mend bicycles.', 'project');
    expect(led([both, whom])).toEqual([both.text]);
  });

  it('takes along what points back to it', () => {
    const next = answer('It will be open on four evenings.', 'project', { follows: work.text });
    expect(led([work, next, whom])).toEqual([work.text, next.text, whom.text]);
  });

  it('takes for whom it is where nothing says what will be done', () => {
    const share = answer('25 of 30 pupils finish.', 'project');
    expect(led([share, whom])).toEqual([whom.text]);
  });

  it('takes neither what is over nor what others do', () => {
    expect(led([answer('We taught 31 pupils in 2025.', 'project', { past: true }), rest])).toEqual(
      [],
    );
  });

  it('leaves a part to what was answered for it', () => {
    expect(led([work, whom], 6)).toEqual([]);
  });
});
