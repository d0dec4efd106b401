import { describe, expect, it } from 'vitest';
import { frameAnswer } from './answer-frames.ts';

describe('a question and a short answer make one sentence', () => {
  it.each([
    ['How many people will the project serve?', '120', 'the project will serve 120 people'],
    [
      'How many children do you serve each year?',
      'about 300',
      'we serve about 300 children each year',
    ],
    [
      'How many students does your after-school program reach?',
      '85',
      'our after-school program reaches 85 students',
    ],
    ['How many volunteers are involved?', '40', '40 volunteers are involved'],
    ['How much are you requesting?', '$45,000', 'we request $45,000'],
    ['How much money do you ask for?', '$10,000', 'we request $10,000'],
    [
      'When will the project start and end?',
      'September 2027 to June 2028',
      'the project will run from September 2027 to June 2028',
    ],
    ['When will the project begin?', 'June 2, 2027', 'the project will begin on June 2, 2027'],
    ['When will the garden open?', 'Spring 2027', 'the garden will open in Spring 2027'],
    [
      'Where will the project take place?',
      'East Toledo',
      'the project will take place in East Toledo',
    ],
    ['Where do you work?', 'across Fresno County', 'we work across Fresno County'],
    [
      'Who leads the project?',
      'Elena Marsh, Director of Programs',
      'Elena Marsh, Director of Programs, leads the project',
    ],
    ['Who will lead the project?', 'Elena Marsh', 'Elena Marsh will lead the project'],
    [
      'Who will benefit from the project?',
      'Single parents in Lima',
      'we will serve single parents in Lima',
    ],
    [
      'Which partners will work with you?',
      'The county library',
      'the county library will work with us',
    ],
    [
      'How will you reach families?',
      'by going door to door',
      'we will reach families by going door to door',
    ],
    ['What results do you expect?', 'Fewer evictions', 'we expect fewer evictions'],
    [
      'Who will lead the work and what qualifies them?',
      'Elena Marsh',
      'Elena Marsh will lead the work',
    ],
  ])('%s %s', (question, answer, sentence) => {
    const names = new Set(['Elena', 'East', 'Yakima', 'September', 'Spring']);
    expect(frameAnswer(question, answer, names)).toBe(sentence);
  });

  it('leaves alone what it cannot frame', () => {
    for (const [question = '', answer = ''] of [
      ['Anything else?', 'Blue paint'],
      ['What are your risks?', 'Rain'],
      ['How will you measure success?', 'Attendance records'],
    ])
      expect(frameAnswer(question, answer, new Set())).toBeUndefined();
  });
});
