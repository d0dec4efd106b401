import type { Guidelines } from '../guidelines.ts';

/** What minutes say, whatever the meeting was about. */
const said = [
  /\b(?:meeting (?:was )?(?:called to order|came to order|led by|chaired by)|called the meeting to order)\b/i,
  /\b(?:(?:those |members )?(?:in attendance|present):|(?:were|was) (?:also )?present|absent:|\bmembers? in attendance (?:were|was)\b)/i,
  /\b(?:made a motion|moved to|had been approved on|motion (?:was|to|by|passed|carried)|seconded)\b/i,
  /\bminutes (?:of|from) (?:the )?[^.]{0,40}(?:were |was )?(?:approved|accepted)|approv\w+ (?:of )?the minutes\b/i,
  /\b(?:meeting (?:was )?adjourned|adjourned at|adjournment)\b/i,
  /\b(?:next meeting|meet again|no action (?:was taken )?(?:on|at) |(?:ongoing|unfinished|old|new) business\b)/i,
  /^minutes:?$|\bto consider a (?:report|request|motion)\b/im,
  /\bRESOLVED\b|\bit was (?:resolved|agreed|moved)\b/,
  /\b(?:board|committee|council|members'?|monthly|annual|quarterly) (?:\w+ )?meeting,? (?:of |on |held )?(?:\w+ ){0,2}\d/i,
];
const fewest = 3;

/** Whether a paper tells what was said and done at a meeting. */
export const isOfMeeting = ({ text }: Guidelines): boolean =>
  said.filter((words) => words.test(text)).length >= fewest;
