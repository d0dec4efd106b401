import type { Guidelines } from '../guidelines.ts';

const early = 2_500;
const told =
  /\b(?:(?:pleased|happy|delighted|regret) to (?:inform|notify|tell|advise) you that|(?:your|the above) (?:grant )?(?:application|proposal|request)(?: for [^.]{0,60})? (?:has (?:\w+ )?been|was) (?:approved|selected|funded|successful|declined|unsuccessful|denied)|(?:we are|i am) (?:pleased|sorry|unable) [^.]{0,60}\b(?:to award you|has been awarded|your (?:application|proposal))|congratulations on (?:your|being))\b/i;

/** A letter that tells what became of an application. */
export const tellsDecision = ({ text }: Guidelines): boolean => told.test(text.slice(0, early));
