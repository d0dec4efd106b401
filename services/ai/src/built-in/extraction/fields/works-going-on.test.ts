import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksGoingOn } from './works-going-on.ts';

const names = ['Sorrel Bend Orchard Trust'];
const told = (text: string) =>
  worksGoingOn(paperOf(paperFrom('page', 'html', text)), names)[0]?.value;

describe('what a page tells as going on', () => {
  it.each([
    'We are replanting the lower orchard, which will open in April.',
    'With the county nursing school we are training nine volunteers in first aid.',
    'The Trust is restoring the cider press in the old barn.',
    'We continue to run our tool shed at the fairground.',
    'However, we are working closely with the Scouts to map old trees.',
    'A Roof for the Barn, our capital campaign, has raised $210,000 of its $400,000 goal.',
    'Since the spring our Orchard Diaries evenings are back.',
    'The growers keep three “sessions” every year, from March to October.',
    'Our Young Grafters hold two open days each summer.',
    'We also decided to hold our suppers on a fixed date: first Friday every 2 months.',
    'Through the Press Cart we now bring juice to four schools.',
    'Our drivers collect donated fruit six days a week.',
    'Sorrel Bend Orchard Trust regularly feeds over 300 households in the valley.',
    'The Trust plays an active role in the planning of the river path.',
    'In the coming year, we are opening our press to two more villages.',
    'During the summer we are teaching grafting to six schools.',
    'This season, we are restoring the old cider press.',
    'The mill gave us its ledgers, which we are in the process of transcribing.',
  ])('is heard: “%s”', (text) => {
    expect(told(text)).toBe(text);
  });

  it('takes its list along', () => {
    expect(
      told(`In the coming months we will be opening two gardens:
        - Mill Street, with the school; and
        - Toll Lane.`),
    ).toBe(
      'In the coming months we will be opening two gardens: Mill Street, with the school; and Toll Lane.',
    );
  });

  it.each([
    'We were rebuilding the wall until the flood came.',
    'We are building a better future for the valley.',
    'The county is rebuilding the bridge below the orchard.',
    'We used to hold two concerts every year.',
    'Our team holds a weekly video call to plan the harvest.',
    'If you are building a hive, please write to us.',
  ])('is not: “%s”', (text) => {
    expect(told(text)).toBeUndefined();
  });
});
