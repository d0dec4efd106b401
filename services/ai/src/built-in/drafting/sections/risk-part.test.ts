import { describe, expect, it } from 'vitest';
import { riskAsked, tellsOfRisk } from './risk-part.ts';

describe('parts about what may go wrong', () => {
  it.each([
    'Risks and how you will handle them',
    'Project risks',
    'Barriers to implementation',
    'Anticipated challenges',
    'What could go wrong?',
    'Potential obstacles and solutions',
    'Overcoming challenges',
    'Risk management',
    'Challenges you may face',
    'Contingency plan',
  ])('knows %s', (name) => {
    expect(riskAsked(name)).toBe('risk');
  });

  it('hears of a bare name only with its description what it asks', () => {
    expect(riskAsked('Challenges', 'Which do you anticipate in carrying out the work?')).toBe(
      'risk',
    );
    expect(riskAsked('Challenges', 'What do families in the county lack?')).toBeUndefined();
    expect(riskAsked('Challenges')).toBeUndefined();
  });

  it.each([
    'Community challenges',
    'Statement of need',
    'At-risk youth served',
    'Risk factors of the population',
    'Barriers faced by families',
    'Addressing barriers to care',
    'Public safety',
  ])('leaves %s to the need', (name) => {
    expect(riskAsked(name)).toBeUndefined();
  });

  it('knows what keeps people safe', () => {
    expect(riskAsked('Safeguarding')).toBe('safety');
    expect(riskAsked('Keeping children safe')).toBe('safety');
    expect(riskAsked('Safety and risk')).toBe('both');
  });
});

describe('what tells of a risk', () => {
  it.each([
    'If the creek is in flood we move to the upper field.',
    'In case of storm, June 19 is the spare Saturday.',
    'The main risk is that fewer drivers sign up than we hope.',
    'We keep one row of seedlings in reserve against frost.',
    'Pilar stands in for the nurse when she is away.',
  ])('hears %s', (text) => {
    expect(tellsOfRisk(text, 'risk')).toBe(true);
  });

  it.each([
    'The mill closed in 2021, and 130 families lost their income.',
    'Of the 90 pupils at risk, 41 eat no breakfast.',
    'Four in ten houses have no heating.',
    'We would like to open on Sundays, too.',
  ])('leaves %s', (text) => {
    expect(tellsOfRisk(text, 'risk')).toBe(false);
  });

  it('tells checks and insurance from what may go wrong', () => {
    expect(tellsOfRisk('Every leader has a police check.', 'safety')).toBe(true);
    expect(tellsOfRisk('Every leader has a police check.', 'risk')).toBe(false);
    expect(tellsOfRisk('Every leader has a police check.', 'both')).toBe(true);
  });
});
