import { expect, it } from 'vitest';
import type { Wording } from './wording.ts';
import { missionSentence } from './mission-sentence.ts';

const wording: Wording = { ownNames: ['Harbor Light'], names: new Set(), namesInText: new Set() };

it.each([
  ['Harbor Light feeds the hungry.', 'We feed the hungry.'],
  ['To end hunger in Elm County', 'Our mission is to end hunger in Elm County.'],
  ['Provide meals to seniors', 'Our mission is to provide meals to seniors.'],
  [
    'Teaches violin to children, and puts live music where people live',
    'Our organization teaches violin to children, and puts live music where people live.',
  ],
  [
    'A place on the harbour where folk mend',
    'Our mission is a place on the harbour where folk mend.',
  ],
  [
    "Get people outside after dark to look at what's flying around",
    "Our mission is “Get people outside after dark to look at what's flying around.”",
  ],
  [
    'Good food for every household that asks',
    'Our mission is “Good food for every household that asks.”',
  ],
  [
    'Good care close to home for everyone in two counties, able to pay or not.',
    'Our mission is “Good care close to home for everyone in two counties, able to pay or not.”',
  ],
])('says what there is to do: %s', (line, text) => {
  expect(missionSentence(line, true, wording).text).toBe(text);
});

it('leaves alone what says more of it', () => {
  expect(missionSentence('No fees, ever', false, wording).text).toBe('No fees, ever.');
});
