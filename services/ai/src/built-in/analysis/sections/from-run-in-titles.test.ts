import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromRunInTitles } from './from-run-in-titles.ts';

const sectionsOf = (text: string) =>
  sectionsFromRunInTitles(readGuidelines(readingOf('html', '', text), '2026-09-01'));

const parts = [
  'Abstract. Say in no more than 200 words what you will do.',
  'Need. Describe the problem that the project answers. Local figures help.',
  'Methods. Explain how you will do the work.',
  'Budget. List what the money pays for.',
].join('\n');

describe('paragraphs that begin with the name of a part', () => {
  it('are parts with what they ask and how long they may be', () => {
    const sections = sectionsOf(`# River Fund\n## Application\nSend us these parts.\n${parts}`);
    expect(sections.map(({ name }) => name)).toEqual(['Abstract', 'Need', 'Methods', 'Budget']);
    expect(sections[0]?.limit).toEqual({ words: 200 });
    expect(sections[1]?.prompts).toEqual(['Describe the problem that the project answers.']);
    expect(sections[1]?.told).toEqual(['Local figures help.']);
  });

  it('are called by their titles, and not by the letters that count them', () => {
    const sections = sectionsOf(
      '# River Fund\n## Application narrative\nSection A. Applicant Capacity. Describe the history of the applicant.\nSection B. Need. Describe the area to be served.\nSection C. Work Plan. Describe activities and milestones.',
    );
    expect(sections.map(({ name }) => name)).toEqual(['Applicant Capacity', 'Need', 'Work Plan']);
  });

  it('are whatever stands behind a sentence that says what to cover', () => {
    const sections = sectionsOf(
      '# River Fund\n## The letter\nYour letter should be no more than three pages. In it, please cover the following:\nOpening. In one paragraph, the amount and the purpose.\nYour organization. Its mission and history.\nLeadership. Who will be responsible, and their experience.\nWith the letter, enclose a copy of your latest audit.',
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'Opening',
      'Your organization',
      'Leadership',
    ]);
    expect(sections[2]?.prompts).toEqual(['Who will be responsible, and their experience.']);
  });

  it('are none under the criteria, and none where they only tell', () => {
    expect(sectionsOf(`# River Fund\n## Review criteria\n${parts}`)).toEqual([]);
    expect(
      sectionsOf(
        '# River Fund\n## About us\nMission. We care for rivers.\nHistory. We began in 1990.\nStaff. Three people work here.',
      ),
    ).toEqual([]);
  });

  it('are the lettered headings that one is told to use, whatever they are called', () => {
    const sections = sectionsOf(
      '# River Stories\n## 7.3 Project narrative\nUse the four lettered headings.\nA. The story. What is your subject? Say why it matters.\nB. The people it is for. Who is the audience? How many will come?\nC. The team. Who will run the project day by day?\nD. Getting the word out. How will you reach people who do not usually come?',
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'The story',
      'The people it is for',
      'The team',
      'Getting the word out',
    ]);
  });
});
