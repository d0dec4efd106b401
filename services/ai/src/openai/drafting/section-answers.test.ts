import { describe, expect, it } from 'vitest';
import { draftInput } from '../../../test/extracted-texts.ts';
import { listSectionAnswers } from './section-answers.ts';
import { listSectionWork } from './list-section-work.ts';

const sections = ['Executive Summary', 'Project Plan', 'Staff', 'Budget'].map((name) => ({
  name,
  description: '',
}));
const questions = [
  { question: 'Who leads the work?', sections: ['staff '] },
  { question: 'What does it cost?', sections: ['Project Plan'] },
  { question: 'What else matters?', sections: [] },
];
const input = draftInput({
  sections,
  answers: [
    { question: 'Who leads the work?', answer: 'Marta Lind.' },
    { question: 'What does it cost?', answer: '$9,000.' },
    { question: 'What else matters?', answer: 'The river.' },
    { question: 'Who leads the work?', answer: ' ' },
  ],
  details: {
    provider: 'openai',
    isCall: true,
    requirements: [],
    sections: [],
    questions,
    notes: [],
  },
});

describe('the answers for a section', () => {
  it('include answers to its own and general questions, and amounts if it asks for money', () => {
    const answers = listSectionWork(input).map((section) =>
      listSectionAnswers(input, section, 1_000),
    );
    const [lead, cost, other] = [
      'Who leads the work?\nMarta Lind.',
      'What does it cost?\n$9,000.',
      'What else matters?\nThe river.',
    ];
    expect(answers).toEqual([
      [lead, cost, other],
      [cost, other],
      [lead, other],
      [cost, other],
    ]);
  });

  it('include answers for other sections that share words with it', () => {
    const [section] = listSectionWork({
      ...input,
      sections: [{ name: 'Capacity', description: 'Who leads the team?' }, ...sections],
    });
    if (!section) throw new Error('no section');
    expect(listSectionAnswers(input, section, 1_000)[0]).toBe('Who leads the work?\nMarta Lind.');
  });
});
