import type { Guidelines } from '../guidelines.ts';

const gift = '(?:funding|funds|grants?|awards?|support|stipends?|fellowships?)';
/** "Grants are made through a competitive application process" */
const competes = new RegExp(
  `\\b${gift}\\b[^.]{0,60}\\b(?:is|are) (?:determined|awarded|decided|given|allocated|distributed|made|selected|chosen|granted|offered)\\b[^.]{0,40}\\bcompetitive (?:\\p{L}+ )?(?:process|basis|competition|round|review|application)\\b`,
  'iu',
);
/** "This grant can be used for exhibitions", "The program supports concerts": what a giver says of its own money. */
const whatFor = new RegExp(
  `\\b(?:this|these|our|the) ${gift} (?:can|may) be used (?:for|to|towards?)\\b|\\b(?:program(?:me)?|fund|grants?)\\b (?:\\p{L}+ly )?(?:supports?|funds|assists|helps) \\p{L}`,
  'iu',
);
const application = /\b(?:your|the|an|each) application\b|\bapplication process\b/i;
const past =
  /\b(?:was|were|has been|have been) (?:awarded|announced|selected|funded|given|granted)\b|\b(?:today|recently|yesterday) (?:announced|awarded)\b/i;
/** Longer papers have more to be judged by. */
const mostWords = 300;

/** The short page of a programme that tells what its money is for and that who applies competes for it. */
export const fundsByCompetition = ({ text }: Guidelines): boolean =>
  text.split(/\s+/).length <= mostWords &&
  competes.test(text) &&
  whatFor.test(text) &&
  application.test(text) &&
  !past.test(text);
