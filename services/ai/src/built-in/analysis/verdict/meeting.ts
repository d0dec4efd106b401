import type { Guidelines } from '../guidelines.ts';

/** What minutes say, whatever the meeting was about. */
const said = [
  /\b(?:meeting (?:was )?(?:called|came) to order|called the meeting to order)\b/i,
  /\b(?:(?:those |members )?(?:in attendance|present):|(?:were|was) (?:also )?present|absent:)/i,
  /\b(?:made a motion|moved to|motion (?:was|to|by|passed|carried)|seconded)\b/i,
  /\bminutes (?:of|from) (?:the )?[^.]{0,40}(?:were |was )?(?:approved|accepted)|approv\w+ (?:of )?the minutes\b/i,
  /\b(?:meeting (?:was )?adjourned|adjourned at|adjournment)\b/i,
  /\b(?:next meeting|meet again)\b/i,
];
const fewest = 3;

/** Whether a paper tells what was said and done at a meeting. */
export const isOfMeeting = ({ text }: Guidelines): boolean =>
  said.filter((words) => words.test(text)).length >= fewest;
