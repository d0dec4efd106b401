import { squeeze } from '@grantwright/analyst';

const state =
  /^(?:(?:an?|the|your|their|its|his|her|our|any|all|either|both|also|at least one|one|single|completed?|signed|dated|filled[- ]in|duly|brief|short|detailed|simple|clear|separate|updated|current|including|additionally|(?:one|two|three|half|\d+)[- ]pages?(?: (?:long|each))?|and|us|me|it|them|in|over)[\s,]+)+/i;
const owner =
  /^(?:group|organi[sz]ation|charity|school|team|club|church|society|association|company|applicant|project)(?:'s|s') /i;
const version =
  /^(?:(?:pdf|word|excel|electronic|digital|hard|paper|scanned|original|certified|attested)[\s,]+)*(?:version|cop(?:y|ies)|format|full set|complete set|set)\(?s?\)? of (?:(?:the|your|an?|all|their) )?/i;
/** "the Grants Chair a description": who gets it stands before what is sent. */
const receiver =
  /^(?:the |our |your |to )?(?:(?:\p{Lu}[\p{L}.]+|secretary|clerk|chair|treasurer|committee|office) ){1,4}(?=(?:an?|your|the|two|three|copies)\s)/u;
/** "of one side of paper", "of 300 words": how long it is, is no part of its name. */
const length =
  /,? (?:of|on|in|with) (?:(?:at most|about|up to|no more than|around|approximately|maximum) )?(?:an?|one|two|three|four|five|six|\d[\d,]*)(?:-| )?(?:single |double )?(?:sides?|pages?|words?|paragraphs?|minutes?)(?: of (?:a4|paper|text))?(?: (?:or less|at most|maximum))?\b/i;

/** What a paper is called in "a signed copy of your group's latest accounts": without who has it and how it comes. */
export const barePaper = (phrase: string): string => {
  let bare = phrase
    .replace(/\s*\([^()]*\)/g, '')
    .replace(length, '')
    .replace(/ (?:instead|too|also|as well|each|respectively)$/i, '')
    .replace(receiver, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(state, '').replace(owner, '').replace(version, '');
  }
  return squeeze(bare);
};
